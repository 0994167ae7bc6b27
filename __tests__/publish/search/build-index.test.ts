import MiniSearch from 'minisearch'
import { buildIndex, type IndexedSection } from '../../../src/publish/search/build-index'
import { FIELDS } from '../../../src/search/model/files'
import { indexOptions, joinIndexParts } from '../../../src/search/model/index-parts'

/** The index of these sections as the search loads it. */
function loaded(sections: readonly IndexedSection[]): MiniSearch {
  const { parts, averages } = buildIndex(sections)
  const list = {
    version: 'one',
    pages: [['article', 'one', 'One', sections.length] as const],
    borders: [],
    words: { synonyms: [], health: [], emergencies: [] },
    averages,
  }
  return MiniSearch.loadJS(joinIndexParts(parts, list as never), indexOptions)
}

test('the parts find the same results as the whole index, in the same order', () => {
  const sections: IndexedSection[] = [
    ['Sleep and recovery', '', 'Sleep comes first. Sleep again.'],
    ['', 'Creatine', 'Creatine fills the store of the muscle.'],
    ['', 'Caffeine', 'Caffeine before sleep is no help.'],
  ]
  const ours = loaded(sections)
  const theirs = new MiniSearch(indexOptions)
  for (const [id, texts] of sections.entries())
    theirs.add({ id, ...Object.fromEntries(FIELDS.map((field, index) => [field, texts[index]])) })
  for (const query of ['sleep', 'creatin', 'muscles', 'caffeine sleep', 'nothing']) {
    const found = (index: MiniSearch) =>
      index
        .search(query, { fuzzy: 0.25, prefix: true })
        .map(({ id, score }) => [id, Math.round(score)])
    expect([query, found(ours)]).toEqual([query, found(theirs)])
  }
})

test('a large index splits into parts by term range', () => {
  const words = Array.from({ length: 6000 }, (_, index) => `${index.toString(36)}x`)
  const { parts, borders } = buildIndex(
    Array.from({ length: 60 }, (_, index) => [
      '',
      '',
      words.slice(100 * index, 100 * index + 3000).join(' '),
    ]),
  )
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
  const index = loaded(
    Array.from({ length: 1000 }, (_, index) => [
      '',
      '',
      index === 777 ? 'training training training' : `training ${'other '.repeat(1 + (index % 7))}`,
    ]),
  )
  const found = index.search('training')
  expect(found.length).toBeLessThanOrEqual(300)
  expect(found[0]?.id).toBe(777)
})
