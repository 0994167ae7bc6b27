import MiniSearch from 'minisearch'
import { FIELDS } from '../../search/model/files'
import { type IndexPart, indexOptions } from '../../search/model/index-parts'

/** A section's texts, in the order of FIELDS. */
export type IndexedSection = readonly string[]

/**
 * Most sections per term and field. The index keeps those with the largest share of the term. A term in every
 * section says nothing, and would make the index of a large site grow without limit.
 */
const MAX_SECTIONS = 300

/** Size in JSON characters above which a new part begins. */
const MAX_PART_SIZE = 75_000

/** Parts divide terms by this many first letters, so that a typo after them stays in one part. */
const BORDER_LETTERS = 3

type Entry = IndexPart['index'][number]

/**
 * Builds MiniSearch's index in small parts, the first letters of each part after the first, and average field
 * lengths. Sections have their numbers as ids.
 */
export function buildIndex(sections: readonly IndexedSection[]) {
  const fullIndex = new MiniSearch(indexOptions)
  for (const [id, texts] of sections.entries())
    fullIndex.add({
      id,
      ...Object.fromEntries(FIELDS.map((field, index) => [field, texts[index]])),
    })
  const { index, fieldLength, averageFieldLength } = fullIndex.toJSON()
  const groups: Entry[][] = [[]]
  const borders: string[] = []
  let size = 0
  for (const fullEntry of index.sort(([a], [b]) => (a < b ? -1 : 1))) {
    const entry = bestSections(fullEntry, fieldLength)
    const letters = entry[0].slice(0, BORDER_LETTERS)
    if (size > MAX_PART_SIZE && groups.at(-1)?.at(-1)?.[0].slice(0, BORDER_LETTERS) !== letters) {
      groups.push([])
      borders.push(letters)
      size = 0
    }
    groups.at(-1)?.push(entry)
    size += JSON.stringify(entry).length
  }
  const parts = groups.map((index): IndexPart => {
    const numbers = new Set(
      index.flatMap(([, places]) => Object.values(places).flatMap(Object.keys)),
    )
    return {
      index,
      fieldLength: Object.fromEntries(
        [...numbers].map((section) => [section, fieldLength[section] ?? []]),
      ),
    }
  })
  return {
    parts,
    borders,
    averages: averageFieldLength.map((average) => Number(average.toFixed(4))),
  }
}

/** Keeps a term's best sections per field. */
function bestSections([term, fields]: Entry, lengths: IndexPart['fieldLength']): Entry {
  const bestFields = Object.entries(fields).map(([field, counts]) => {
    const share = ([section, count]: [string, number]) =>
      count / (lengths[section]?.[Number(field)] || 1)
    const best = Object.entries(counts).sort((a, b) => share(b) - share(a))
    return [field, Object.fromEntries(best.slice(0, MAX_SECTIONS))]
  })
  return [term, Object.fromEntries(bestFields)]
}
