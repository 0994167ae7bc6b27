import MiniSearch from 'minisearch'
import { FIELDS } from '../../search/model/files'
import { type IndexPart, indexOptions } from '../../search/model/index-parts'

/** A section with the texts of its fields, in the order of FIELDS. */
export type IndexedSection = readonly string[]

/**
 * How many sections the index has for one term in one field at most: those in which the term has the largest
 * share. A term that is everywhere says nothing, and would make the index of a large site ever larger.
 */
const MOST_PLACES = 300

/** The size of a part of the index as JSON, in characters, at which the next part begins. */
const LARGEST_PART = 75_000

/** Parts are divided by the first letters of terms, so that a word misspelled further on is in the same part. */
const BORDER_LETTERS = 3

type Entry = IndexPart['index'][number]

/**
 * Returns MiniSearch's index of all sections in as many parts as keep each small, the first terms of all
 * parts but the first, and the average length of each field. Sections are named by their numbers.
 */
export function buildIndex(sections: readonly IndexedSection[]) {
  const whole = new MiniSearch(indexOptions)
  for (const [id, texts] of sections.entries())
    whole.add({ id, ...Object.fromEntries(FIELDS.map((field, index) => [field, texts[index]])) })
  const { index, fieldLength, averageFieldLength } = whole.toJSON()
  const groups: Entry[][] = [[]]
  const borders: string[] = []
  let size = 0
  for (const all of index.sort(([a], [b]) => (a < b ? -1 : 1))) {
    const entry = withoutMost(all, fieldLength)
    const letters = entry[0].slice(0, BORDER_LETTERS)
    if (size > LARGEST_PART && groups.at(-1)?.at(-1)?.[0].slice(0, BORDER_LETTERS) !== letters) {
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

/** Returns the best places of a term in each field. */
function withoutMost([term, fields]: Entry, lengths: IndexPart['fieldLength']): Entry {
  const kept = Object.entries(fields).map(([field, counts]) => {
    const share = ([section, count]: [string, number]) =>
      count / (lengths[section]?.[Number(field)] || 1)
    const best = Object.entries(counts).sort((a, b) => share(b) - share(a))
    return [field, Object.fromEntries(best.slice(0, MOST_PLACES))]
  })
  return [term, Object.fromEntries(kept)]
}
