import MiniSearch from 'minisearch'
import { buildIndex, type IndexedSection } from '../../../src/publish/search/build-index'
import { FIELDS, type SearchList } from '../../../src/search/model/files'
import { indexOptions, joinIndexParts } from '../../../src/search/model/index-parts'

const listOf = (sections: readonly IndexedSection[], averages: number[]): SearchList => ({
  version: 'one',
  pages: [['article', 'one', 'One', sections.length]],
  borders: [],
  words: { synonyms: [], health: [], emergencies: [] },
  averages,
})

const sections: IndexedSection[] = [
  ['Sleep and recovery', '', 'Sleep comes first. Sleep again.'],
  ['', 'Creatine', 'Creatine fills the store of the muscle.'],
  ['', 'Caffeine', 'Caffeine before sleep is no help.'],
]

test('the parts find the same results as the whole index, in the same order', () => {
  const { parts, averages } = buildIndex(sections)
  const ours = MiniSearch.loadJS(joinIndexParts(parts, listOf(sections, averages)), indexOptions)
  const theirs = new MiniSearch(indexOptions)
  theirs.addAll(
    sections.map((texts, id) => ({
      id,
      ...Object.fromEntries(FIELDS.map((field, index) => [field, texts[index]])),
    })),
  )
  for (const query of ['sleep', 'creatin', 'muscles', 'caffeine sleep', 'nothing']) {
    const found = (index: MiniSearch) =>
      index
        .search(query, { fuzzy: 0.25, prefix: true })
        .map(({ id, score }) => [id, Math.round(score)])
    expect([query, found(ours)]).toEqual([query, found(theirs)])
  }
})

test('a large index splits into parts by term range', () => {
  const many = Array.from(
    { length: 400 },
    (_, index): IndexedSection => [
      `title ${index}`,
      `heading ${index}`,
      Array.from(
        { length: 90 },
        (_, word) => `${'abcdefghijklmnop'[(index + word) % 16]}${(index * word) % 997}x`,
      ).join(' '),
    ],
  )
  const { parts, borders } = buildIndex(many)
  expect(parts.length).toBeGreaterThan(1)
  expect(borders).toHaveLength(parts.length - 1)
  parts.forEach(({ index }, part) => {
    for (const [term] of index) {
      expect(term >= (borders[part - 1] ?? '')).toBe(true)
      expect(term < (borders[part] ?? '\uffff')).toBe(true)
    }
  })
})

test('a ubiquitous term is indexed only for the sections where its share is largest', () => {
  const many = Array.from(
    { length: 1000 },
    (_, index): IndexedSection => [
      '',
      '',
      index === 777 ? 'training training training' : `training ${'other '.repeat(1 + (index % 7))}`,
    ],
  )
  const { parts, averages } = buildIndex(many)
  const index = MiniSearch.loadJS(joinIndexParts(parts, listOf(many, averages)), indexOptions)
  const found = index.search('training')
  expect(found.length).toBeLessThanOrEqual(300)
  expect(found[0]?.id).toBe(777)
})
