import type { AsPlainObject, Options } from 'minisearch'
import { FIELDS, type SearchList } from './files'
import { termsIn } from './stemming'

/** MiniSearch options, the same for building the index and searching it. */
export const indexOptions: Options = {
  fields: [...FIELDS],
  tokenize: termsIn,
  processTerm: (term) => term,
}

/**
 * A serialized part of a MiniSearch index, with all terms between two borders and the lengths of their
 * sections. Section numbers follow the list's order.
 */
export type IndexPart = Pick<AsPlainObject, 'index' | 'fieldLength'>

/** Joins loaded parts into an index without the other parts' terms, but with the whole index's scores. */
export function joinIndexParts(parts: readonly IndexPart[], list: SearchList): AsPlainObject {
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
