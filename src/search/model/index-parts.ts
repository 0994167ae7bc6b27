import type { AsPlainObject, Options } from 'minisearch'
import { FIELDS, type SearchList } from './files'
import { termsIn } from './words'

/** How MiniSearch reads texts, where the index is made and where it is searched. */
export const indexOptions: Options = {
  fields: [...FIELDS],
  tokenize: termsIn,
  processTerm: (term) => term,
}

/**
 * A part of the index as MiniSearch writes it: all terms between two borders, and the lengths of the
 * sections that have them. Sections are named by their number in the order of the list.
 */
export type IndexPart = Pick<AsPlainObject, 'index' | 'fieldLength'>

/**
 * Returns the index of the parts that have been loaded. Terms of other parts are missing; the scores of
 * the rest are those of the whole index.
 */
export function joined(parts: readonly IndexPart[], list: SearchList): AsPlainObject {
  const fieldLength = Object.assign({}, ...parts.map((part) => part.fieldLength))
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
    index: parts.flatMap(({ index }) => index),
  }
}
