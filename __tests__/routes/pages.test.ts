import { contentOf } from '../../src/content/content'
import { publishedContent } from '../../src/content/published-content'
import { readContent } from '../../src/content/read-content'
import { pagesToCreate } from '../../src/gatsby/node/pages-to-create'
import { FROZEN } from '../support/variants/content-folder'

const content = contentOf(readContent(FROZEN))
const pagesFor = (changes: Partial<typeof content> = {}) =>
  pagesToCreate(publishedContent({ ...content, ...changes }, false))
const paths = (pages: { path: string }[]) => pages.map(({ path }) => path)

test('every kind of content has pages, each with a unique address', () => {
  const all = paths(pagesFor())
  expect(all).toEqual(
    expect.arrayContaining([
      '/blog',
      '/workouts/category/mass-gain/level/advanced',
      '/workouts/days/3',
      '/workouts/three-day-foundation-beginner/week/2',
      '/workouts/three-day-foundation-beginner/train',
      '/exercises/goblet-squat',
      '/guides',
      '/how-sure-we-are',
    ]),
  )
  expect(new Set(all).size).toBe(all.length)
})

test('a person has a page unless it is a sample', () => {
  const [person] = content.people
  if (!person) throw new Error('The content has no person.')
  const real = { ...person, id: 'dana-brook', sample: undefined }
  const people = paths(pagesFor({ people: [person, real] })).filter((path) => /people/.test(path))
  expect(people).toEqual(['/people/dana-brook'])
})

test('a plan without sessions has a page but no training page', () => {
  const plans = content.plans.map((plan) => ({ ...plan, sessions: undefined }))
  const under = paths(pagesFor({ plans })).filter((path) => path.includes('three-day-foundation'))
  expect(under).toEqual(['/workouts/three-day-foundation-beginner'])
})

test('lists exist without articles and plans, but not without exercises or guides', () => {
  const all = paths(pagesFor({ articles: [], plans: [], exercises: [], guides: [] }))
  expect(all).toEqual(expect.arrayContaining(['/blog', '/workouts']))
  expect(all.filter((path) => /^\/(exercises|guides)/.test(path))).toEqual([])
})

test("a page's context has only ids and numbers", () => {
  const { template, context } = pagesFor().find(({ path }) => path === '/blog/page/2') ?? {}
  expect(template).toBe('article-list')
  expect(context).toMatchObject({ page: 2, slugs: expect.arrayContaining([expect.any(String)]) })
})
