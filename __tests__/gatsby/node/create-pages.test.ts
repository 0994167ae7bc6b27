import { createPages } from '../../../src/gatsby/node/create-pages'

interface Content {
  slugs?: string[]
  planIds?: string[]
  exerciseIds?: string[]
}

function result({ slugs = [], planIds = [], exerciseIds = [] }: Content) {
  const articles = slugs.map((slug) => ({
    frontmatter: { slug, category: 'Training', tags: ['Science'] },
  }))
  const plans = planIds.map((planId) => ({
    planId,
    category: 'Gym',
    level: 'Beginner',
    exerciseIds,
  }))
  const exercises = exerciseIds.map((exerciseId) => ({
    exerciseId,
    pattern: 'squat',
    equipment: [],
    main: ['quads'],
    helping: [],
  }))
  return {
    data: {
      articles: { nodes: articles },
      guides: { nodes: [] },
      plans: { nodes: plans },
      exercises: { nodes: exercises },
      people: { nodes: [] },
    },
  }
}

/** Runs the hook on what the query gives: the pages it created, and why it stopped the build. */
async function run(answer: object) {
  const createPage = jest.fn()
  const panicOnBuild = jest.fn()
  const args = {
    actions: { createPage },
    graphql: async () => answer,
    reporter: { panicOnBuild },
  } as unknown as Parameters<NonNullable<typeof createPages>>[0]
  await createPages?.(args, { plugins: [] }, () => {})
  return {
    pages: createPage.mock.calls.map(([page]) => page),
    panics: panicOnBuild.mock.calls,
  }
}

test('creates lists, articles, plans and the pages for unknown addresses', async () => {
  const { pages, panics } = await run(
    result({ slugs: ['sleep'], planIds: ['first-plates-beginner'] }),
  )
  expect(panics).toEqual([])
  const paths = pages.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/blog',
      '/blog/sleep',
      '/blog/unknown',
      '/workouts',
      '/workouts/category/gym',
      '/workouts/level/advanced',
      '/workouts/category/mass-gain/level/advanced',
      '/workouts/first-plates-beginner',
      '/workouts/unknown',
    ]),
  )
  expect(new Set(paths).size).toBe(paths.length)
})

test('each page is made by its template, with ids and numbers only', async () => {
  const { pages } = await run(result({ slugs: ['sleep', 'hiit'] }))
  const article = pages.find(({ path }) => path === '/blog/sleep')
  expect(article).toEqual({
    path: '/blog/sleep',
    component: expect.stringMatching(/\/src\/templates\/article\.tsx$/),
    context: { slug: 'sleep', next: '', relatedSlugs: ['hiit'] },
  })
})

test('without any content the lists are there all the same', async () => {
  const { pages, panics } = await run(result({}))
  expect(panics).toEqual([])
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/blog', '/workouts']))
})

test('exercises have pages and lists, where there are any', async () => {
  const withThem = await run(result({ planIds: ['a-beginner'], exerciseIds: ['chair-squat'] }))
  const under = (pages: { path: string }[]) =>
    pages.map(({ path }) => path).filter((path) => path.startsWith('/exercises'))
  expect(under(withThem.pages)).toEqual(
    expect.arrayContaining(['/exercises', '/exercises/chair-squat', '/exercises/unknown']),
  )
  const without = await run(result({ planIds: ['a-beginner'] }))
  expect(under(without.pages)).toEqual([])
})

test('a query that fails stops the build with its errors', async () => {
  const errors = [new Error('Cannot query field "slugg"')]
  const { pages, panics } = await run({ errors })
  expect(pages).toEqual([])
  expect(panics).toEqual([['The content could not be read to create its pages.', errors]])
})

test.each(['page', 'category', 'level', 'unknown'])(
  'an article or plan called "%s" stops the build',
  async (name) => {
    for (const content of [{ slugs: ['sleep', name] }, { planIds: [name] }]) {
      const { pages, panics } = await run(result(content))
      expect(pages).toEqual([])
      expect(panics).toEqual([
        [
          `An article or plan is called '${name}', which is part of a list's address: call it something else.`,
        ],
      ])
    }
  },
)

test.each([
  [{ slugs: ['sleep', 'hiit', 'sleep'] }, '/blog/sleep'],
  [{ planIds: ['twice-beginner', 'twice-beginner'] }, '/workouts/twice-beginner'],
])('two pages of one address stop the build: %j', async (content, address) => {
  const { pages, panics } = await run(result(content))
  expect(pages).toEqual([])
  expect(panics).toEqual([[`Two pages want the address ${address}: rename one of them.`]])
})
