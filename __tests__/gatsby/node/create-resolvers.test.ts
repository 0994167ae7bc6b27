import { placeholderPlan } from '../../../src/plan/model/placeholder-plan'
import { resolvers } from '../../support/gatsby-hooks'

interface ExerciseQuery {
  query: { filter: { exerciseId: { in: string[] } } }
}

/** Resolves a node's field, on a site whose author is Loadline Coaching. */
function resolve(type: string, field: string, node: object) {
  const findOne = async () => ({ author: 'Loadline Coaching' })
  const findAll = async ({ query }: ExerciseQuery) => ({
    entries: query.filter.exerciseId.in.filter((id) => id !== 'gone').map((jsonId) => ({ jsonId })),
  })
  return resolvers()[type]?.[field]?.resolve(node, {}, { nodeModel: { findOne, findAll } })
}

test.each([
  ['MarkdownRemark', { frontmatter: { date: '2024-03-15' } }, false],
  ['MarkdownRemark', { frontmatter: { date: '2999-03-16' } }, true],
  ['Plan', {}, false],
  ['Plan', { draft: true }, true],
  ['Exercise', { draft: true }, true],
])('a %s with %j is hidden: %s', (type, node, hidden) => {
  expect(resolve(type, 'isHidden', node)).toBe(hidden)
})

describe('an article', () => {
  const article = (frontmatter: object) => ({ frontmatter })

  test("has its own author or else the site's", async () => {
    const own = article({ author: 'Dana Brook' })
    expect(await resolve('MarkdownRemark', 'author', own)).toBe('Dana Brook')
    expect(await resolve('MarkdownRemark', 'author', article({}))).toBe('Loadline Coaching')
  })

  test('takes its picture from its front matter', async () => {
    const image = 'https://images.unsplash.com/photo-1'
    const picture = resolve('MarkdownRemark', 'picture', article({ image, imageAlt: 'A bar' }))
    expect(await picture).toMatchObject({ alt: 'A bar', width: 1600, height: 1000 })
  })

  const links = (ids: string[]) => ids.map((id) => `[one](/exercises/${id})`).join(' and ')

  test.each([
    [
      'from its front matter, in that order',
      { exercises: ['squat', 'row', 'gone', 'plank'] },
      links(['carry']),
      ['squat', 'row', 'plank'],
    ],
    [
      'else the first six its text links to, each once',
      {},
      links(['row', 'squat', 'row', 'a', 'b', 'c', 'd', 'e']),
      ['row', 'squat', 'a', 'b', 'c', 'd'],
    ],
    ['else none, ignoring links in code', {}, `\`${links(['row'])}\``, []],
  ])('has exercises %s', async (_what, frontmatter, rawMarkdownBody, ids) => {
    const found = await resolve('MarkdownRemark', 'exercises', { frontmatter, rawMarkdownBody })
    expect((found as { jsonId: string }[]).map(({ jsonId }) => jsonId)).toEqual(ids)
  })
})

describe('a plan', () => {
  test('sorts its weeks', async () => {
    const schedule = Object.fromEntries(
      [10, 2, 1, 3, 4, 5, 6, 7, 8, 9].map((week) => [`week${week}`, week]),
    )
    const written = { overview: 'For beginners.', goals: ['Ten push-ups'], schedule }
    expect(await resolve('Plan', 'weeks', written)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('without detail has the whole placeholder program', async () => {
    const { overview, goals, schedule, exercises } = placeholderPlan
    const expected = { overview, goals, weeks: schedule, exercises }
    for (const [field, value] of Object.entries(expected))
      expect(await resolve('Plan', field, {})).toEqual(value)
  })
})
