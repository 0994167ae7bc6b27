import { guidePages } from '../../src/routes/guide-pages'

const guide = { slug: 'over-sixty', exercises: ['chair-squat', 'step-up'], articles: ['sleep'] }

test("each guide has a page, and the list has the figure of each guide's first exercise", () => {
  expect(guidePages([guide, { slug: 'knees', exercises: ['bird-dog'] }])).toEqual([
    {
      path: '/guides',
      template: 'guide-list',
      context: { figureIds: ['chair-squat', 'bird-dog'] },
    },
    { path: '/guides/over-sixty', template: 'guide', context: guide },
    {
      path: '/guides/knees',
      template: 'guide',
      context: { slug: 'knees', exercises: ['bird-dog'], articles: [] },
    },
  ])
})

test('a site without guides has no guide list', () => {
  expect(guidePages([])).toEqual([])
})
