import { search } from '../../src/search/engine'
import { type SearchablePage, serveSearchFiles } from '../support/search-files'

const pages: SearchablePage[] = [
  {
    page: ['article', 'injury', 'Training Next Month', 2],
    topics: 'Safety',
    sections: [
      ['', '', 'What hurts, and what to do about it.'],
      ['pain', 'How to read pain', 'A knee that aches after running may run again the day after.'],
    ],
  },
  {
    page: ['plan', 'first-pull-up', 'First Pull-Up', 1],
    topics: 'Beginner strength workout plan',
    sections: [['', '', 'Pull-up negatives and rows, three days a week.']],
  },
  {
    page: ['exercise', 'pull-up', 'Pull-up', 1, 1],
    topics: 'pull lats exercise form technique',
    sections: [['', '', 'Bar · Lats · Intermediate\nChin over the bar']],
  },
  {
    page: ['exercise', 'knee-plank', 'Knee plank', 1],
    topics: 'trunk abs exercise form technique',
    sections: [['', '', 'No equipment · Abs · Beginner\nRibs down']],
  },
  {
    page: ['article', 'food', 'Food for Lifting', 1],
    topics: 'Nutrition',
    sections: [
      ['', '', 'Creatine is cheap. A bar of chocolate is a bar too, and rows of them are more.'],
    ],
  },
]

beforeAll(() => void serveSearchFiles(pages))

const found = async (query: string, most = 6) =>
  (await search(query, most))?.pages.map(({ title }) => title)

test('a section with all the words links to its heading, with the words marked', async () => {
  const [first] = (await search('sore knees running', 6))?.pages ?? []
  expect(first).toMatchObject({ kind: 'article', address: '/blog/injury' })
  expect(first?.sections[0]).toMatchObject({
    address: '/blog/injury#pain',
    heading: 'How to read pain',
  })
  const marked = first?.sections[0]?.sentence.filter(({ hit }) => hit).map(({ text }) => text)
  expect(marked).toEqual(['knee', 'aches', 'running', 'run'])
})

test('a drawn exercise has its figure', async () => {
  const figures = await Promise.all(
    ['pull-up', 'knee plank'].map(async (query) => {
      const found = await search(query, 6)
      return found?.pages.find(({ kind }) => kind === 'exercise')?.figure
    }),
  )
  expect(figures).toEqual(['/figures/all.svg#pull-up', undefined])
})

test('an exact title ranks its page first', async () => {
  expect((await found('pull-up'))?.[0]).toBe('Pull-up')
  expect((await found('first pull-up'))?.[0]).toBe('First Pull-Up')
})

test('an article ranks above an exercise that names the same', async () => {
  expect((await found('knee pain'))?.[0]).toBe('Training Next Month')
})

test('typos are tolerated', async () => {
  expect(await found('creatin')).toEqual(['Food for Lifting'])
  expect(await found('craetine')).toEqual(['Food for Lifting'])
})

test('pages that share only a common word are not counted', async () => {
  expect((await search('creatine bar', 6))?.count).toBe(1)
})

test('all results are counted, and the requested number is returned', async () => {
  const answer = await search('exercise', 1)
  expect(answer?.count).toBe(2)
  expect(answer?.pages).toHaveLength(1)
})

test('an empty query has no answer, and a query without results an empty one', async () => {
  expect(await search('the of and', 6)).toBeUndefined()
  expect(await found('__proto__ constructor')).toEqual([])
  expect(await search('xyzzy', 6)).toEqual({ count: 0, pages: [], nearest: [], dangers: [] })
})

/** The engine of a freshly opened tab. */
async function newTab() {
  jest.resetModules()
  const engine = await import('../../src/search/engine')
  return async (query: string) => (await engine.search(query, 6))?.pages.map(({ title }) => title)
}

test('the files load once', async () => {
  const fetchMock = serveSearchFiles(pages)
  const foundIn = await newTab()
  await Promise.all([foundIn('creatine'), foundIn('pull-up')])
  await foundIn('plank')
  expect(fetchMock).toHaveBeenCalledTimes(2)
})

test('files of two builds are no answer, and load again with the next search', async () => {
  const serve = serveSearchFiles(pages)
  const foundIn = await newTab()
  global.fetch = jest.fn(async (address: string) => ({
    ok: true,
    json: async () => ({ ...(await (await serve(address)).json()), version: address }),
  })) as never
  await expect(foundIn('creatine')).rejects.toThrow('two builds')
  global.fetch = serve
  expect(await foundIn('creatine')).toEqual(['Food for Lifting'])
})

test('a search fails if a file does, and the next loads it', async () => {
  const serve = serveSearchFiles(pages)
  const foundIn = await newTab()
  global.fetch = jest.fn(async () => ({ ok: false, status: 404 })) as never
  await expect(foundIn('creatine')).rejects.toThrow('404')
  global.fetch = serve
  expect(await foundIn('creatine')).toEqual(['Food for Lifting'])
})
