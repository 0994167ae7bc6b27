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

const article = (frontmatter: object) => ({ frontmatter })

describe('an article', () => {
  test("has its own author or else the site's", async () => {
    const own = article({ author: 'Dana Brook' })
    expect(await resolve('MarkdownRemark', 'author', own)).toBe('Dana Brook')
    expect(await resolve('MarkdownRemark', 'author', article({}))).toBe('Loadline Coaching')
  })

  describe('is hidden', () => {
    beforeEach(() => {
      jest.useFakeTimers({ now: Date.UTC(2024, 2, 15, 23, 59) })
    })

    afterEach(() => {
      jest.useRealTimers()
    })

    test.each([
      ['2024-03-14', undefined, false],
      ['2024-03-15', undefined, false],
      ['2024-03-16', undefined, true],
      ['2024-03-14', true, true],
      ['2024-03-14', false, false],
    ])('dated %s, draft: %s, on 2024-03-15: %s', (date, draft, hidden) => {
      expect(resolve('MarkdownRemark', 'isHidden', article({ date, draft }))).toBe(hidden)
    })
  })

  describe('has exercises', () => {
    const links = (ids: string[]) => ids.map((id) => `[one](/exercises/${id})`).join(' and ')
    const exercisesOf = async (frontmatter: object, rawMarkdownBody: string) => {
      const found = await resolve('MarkdownRemark', 'exercises', { frontmatter, rawMarkdownBody })
      return (found as { jsonId: string }[]).map(({ jsonId }) => jsonId)
    }

    test('from its front matter, in that order', async () => {
      const exercises = ['squat', 'row', 'gone', 'plank']
      expect(await exercisesOf({ exercises }, links(['carry']))).toEqual(['squat', 'row', 'plank'])
    })

    test('else the first six its text links to, each once', async () => {
      expect(await exercisesOf({}, links(['row', 'squat', 'row']))).toEqual(['row', 'squat'])
      expect(await exercisesOf({}, links(['a', 'b', 'c', 'd', 'e', 'f', 'g']))).toHaveLength(6)
    })

    test('else none, ignoring links in code', async () => {
      expect(await exercisesOf({}, `\`${links(['row'])}\``)).toEqual([])
    })
  })

  test('takes its picture from its front matter', async () => {
    const image = 'https://images.unsplash.com/photo-1'
    const picture = resolve('MarkdownRemark', 'picture', article({ image, imageAlt: 'A bar' }))
    expect(await picture).toMatchObject({ alt: 'A bar', width: 1600, height: 1000 })
  })
})

describe('a plan', () => {
  test.each([
    [undefined, false],
    [false, false],
    [true, true],
  ])('with draft: %s is hidden: %s', (draft, hidden) => {
    expect(resolve('Plan', 'isHidden', { draft })).toBe(hidden)
  })

  const detail = ['overview', 'goals', 'weeks', 'exercises']
  const detailOf = async (plan: object) =>
    Object.fromEntries(
      await Promise.all(
        detail.map(async (field) => [field, await resolve('Plan', field, plan)] as const),
      ),
    )
  const written = {
    overview: 'For beginners.',
    goals: ['Ten push-ups'],
    schedule: { week1: 'first' },
  }

  test('sorts its weeks', () => {
    const numbers = [10, 2, 1, 3, 4, 5, 6, 7, 8, 9]
    const schedule = Object.fromEntries(numbers.map((week) => [`week${week}`, `Week ${week}.`]))
    expect(resolve('Plan', 'weeks', { ...written, schedule })).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((week) => `Week ${week}.`),
    )
  })

  test('without detail has the whole placeholder program', async () => {
    const { overview, goals, schedule, exercises } = placeholderPlan
    expect(await detailOf({})).toEqual({ overview, goals, weeks: schedule, exercises })
  })
})
