import { jsonNodeType } from '../../../src/gatsby/sources/json-node-type'

test.each([
  ['workouts', 'full-tide-advanced', 'Plan'],
  ['workouts', 'site', 'Plan'],
  ['', 'site', 'SiteSettings'],
  ['', 'testimonials', 'Testimonial'],
  ['', 'redirects', 'Redirect'],
  ['', 'search', 'SearchSettings'],
])('content/%s/%s.json becomes a %s', (relativeDirectory, name, type) => {
  expect(jsonNodeType({ node: { relativeDirectory, name } })).toBe(type)
})

test.each([
  ['', 'notes', 'content/notes.json'],
  ['drafts', 'notes', 'content/drafts/notes.json'],
  ['drafts', 'site', 'content/drafts/site.json'],
])(
  'in folder "%s" a file called %s stops the build with its path',
  (relativeDirectory, name, file) => {
    expect(() => jsonNodeType({ node: { relativeDirectory, name } })).toThrow(
      `${file} is not a known kind of content.`,
    )
  },
)
