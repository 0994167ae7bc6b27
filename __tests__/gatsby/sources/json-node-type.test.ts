import { jsonNodeType } from '../../../src/gatsby/sources/json-node-type'

test.each([
  ['workouts', 'full-tide-advanced', 'Plan'],
  ['workouts', 'site', 'Plan'],
  ['', 'site', 'SiteSettings'],
  ['', 'testimonials', 'Testimonial'],
])('content/%s/%s.json becomes a %s', (relativeDirectory, name, type) => {
  expect(jsonNodeType({ node: { relativeDirectory, name } })).toBe(type)
})
