import { readFileSync } from 'node:fs'
import { articlePath, exercisePath, paths, planPath, topicPath } from '../../src/lib/paths'
import { search } from '../../src/search/engine'
import { nearestPages } from '../../src/search/model/nearest'
import { searchIndexPath, searchPagesPath } from '../../src/search/model/search-index'
import { articles, exercises, plans, some } from '../browser/support/content'
import { builtFolder } from '../browser/support/site-under-test'
import { judgeDangers } from '../support/search/judge-dangers'
import { hrefOf, main, openPage, part } from './support/open-page'

const read = (address: string) => JSON.parse(readFileSync(builtFolder + address, 'utf8'))

beforeAll(() => {
  global.fetch = jest.fn(async (address: string) => ({
    ok: true,
    json: async () => read(address),
  })) as never
})

const MOST = 6
const found = async (query: string) => (await search(query, MOST))?.pages ?? []

const supplements = some(articles, ({ slug }) => slug === 'evidence-based-supplement-guide')
const sleep = some(articles, ({ slug }) => slug === 'sleep-recovery-athletic-performance')
const heavyTide = some(plans, ({ title }) => title === 'Heavy Tide')
const goblet = some(exercises, ({ title }) => title === 'Goblet squat')

describe('the index', () => {
  test("an article's result names the section with the words", async () => {
    const [first] = await found('creatine')
    expect(first).toMatchObject({ kind: 'article', title: supplements.title })
    expect(first?.sections).toContainEqual(
      expect.objectContaining({
        heading: 'Creatine monohydrate',
        address: `${articlePath(supplements.slug)}#creatine-monohydrate`,
      }),
    )
  })

  test('plans and exercises are found by name, equipment and muscles', async () => {
    const plan = some(plans, () => true)
    expect((await found(plan.title))[0]).toMatchObject({ kind: 'plan', address: planPath(plan.id) })
    const pullUp = some(exercises, ({ title }) => title === 'Pull-up')
    const addresses = (await found('pull-up')).map(({ address }) => address)
    expect(addresses).toContain(exercisePath(pullUp.id))
    const exercise = some(await found('kettlebell hamstrings'), ({ kind }) => kind === 'exercise')
    const text = exercise.sections[0]?.sentence.map(({ text }) => text).join('')
    expect(text).toMatch(/kettlebell/i)
    expect(text).toMatch(/hamstrings/i)
  })
})

test('every emergency in people’s words gets the right box, and few harmless searches get one', () => {
  const { missed, alarmed, harmless } = judgeDangers(read(searchIndexPath))
  expect(missed).toEqual([])
  expect(alarmed.length).toBeLessThanOrEqual(harmless / 8)
})

test('a box takes no results away', async () => {
  const answer = await search('return to training after chest pain', MOST)
  expect(answer?.dangers.map(({ id }) => id)).toEqual(['chest'])
  expect(answer?.count).toBeGreaterThan(1)
})

test.each([
  ['/blog/slep-recovery', sleep.title],
  ['/sleep-and-recovery.html', sleep.title],
  ['/workouts/heavy-tides', heavyTide.title],
  ['/exercises/goblet-squats', goblet.title],
  ['/xyzzy/qwv', undefined],
])('the title nearest to %s is “%s”', (address, title) => {
  expect(nearestPages(address, read(searchPagesPath))[0]?.[2]).toBe(title)
})

test('the blog, topics, workouts, exercises and 404 pages have a search field', async () => {
  for (const address of [
    paths.blog,
    topicPath({ kind: 'category', name: supplements.category }),
    paths.plans,
    paths.exercises,
    '/no/such/page',
    articlePath('no-such-article'),
    planPath('no-such-plan'),
  ]) {
    await openPage(address)
    const field = main().getByRole('searchbox')
    expect(field).toHaveAttribute('name', 'q')
    expect(field.closest('form')).toHaveAttribute('action', paths.search)
  }
})

test('the search page lists every topic and stays out of search engines', async () => {
  await openPage(paths.search)
  main().getByText(/^Searching needs JavaScript\./)
  const { category, tags } = supplements
  const links = part('navigation', 'Topics').getAllByRole('link').map(hrefOf)
  expect(links).toContain(topicPath({ kind: 'category', name: category }))
  for (const name of tags) expect(links).toContain(topicPath({ kind: 'tag', name }))
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
