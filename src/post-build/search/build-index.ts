import MiniSearch, { type AsPlainObject } from 'minisearch'
import { FIELDS, indexOptions } from '../../search/model/search-index'

/** A section's texts, in the order of FIELDS. */
export type IndexedSection = readonly string[]

/** Returns MiniSearch's index of these sections. Their ids are their numbers. */
export function buildIndex(sections: readonly IndexedSection[]): AsPlainObject {
  const index = new MiniSearch(indexOptions)
  for (const [id, texts] of sections.entries())
    index.add({ id, ...Object.fromEntries(FIELDS.map((field, at) => [field, texts[at]])) })
  return index.toJSON()
}
