import type { AsPlainObject } from 'minisearch'
import { FIELDS, type IndexPart, MOST_COUNTED, type SearchList } from './files'

type Entry = AsPlainObject['index'][number]

/** The running sums of steps. */
function summed(steps: readonly number[]): number[] {
  let sum = 0
  return steps.map((step) => {
    sum += step
    return sum
  })
}

/** Where a term stands in one field, by the number of the section. */
function placesOf(steps: readonly number[]): Record<string, number> {
  let section = 0
  return Object.fromEntries(
    steps.map((step) => {
      section += Math.floor(step / MOST_COUNTED)
      return [String(section), (step % MOST_COUNTED) + 1]
    }),
  )
}

const entryOf = ([term, ...fields]: IndexPart['terms'][number]): Entry => [
  term,
  Object.fromEntries(
    fields.flatMap((steps, field) => (steps.length ? [[String(field), placesOf(steps)]] : [])),
  ),
]

/**
 * Returns an index in MiniSearch's own form, made from the parts that have been loaded. Terms of
 * other parts are missing; the scores of the rest are those of the whole index.
 */
export function unpacked(parts: readonly IndexPart[], list: SearchList): AsPlainObject {
  const fieldLength: AsPlainObject['fieldLength'] = {}
  for (const { sections, lengths } of parts) {
    summed(sections).forEach((section, index) => {
      fieldLength[section] = lengths.slice(index * FIELDS.length, (index + 1) * FIELDS.length)
    })
  }
  const count = list.pages.reduce((sum, [, , , sections]) => sum + sections, 0)
  return {
    serializationVersion: 2,
    documentCount: count,
    nextId: count,
    documentIds: Object.fromEntries(Object.keys(fieldLength).map((id) => [id, Number(id)])),
    fieldIds: Object.fromEntries(FIELDS.map((name, index) => [name, index])),
    fieldLength,
    averageFieldLength: list.averages,
    storedFields: {},
    dirtCount: 0,
    index: parts.flatMap(({ terms }) => terms.map(entryOf)).sort(([a], [b]) => (a < b ? -1 : 1)),
  }
}
