import { readFileSync } from 'node:fs'
import MiniSearch from 'minisearch'
import { dangerFinder } from '../../../src/search/model/danger'
import { vocabularyOf } from '../../../src/search/model/query'
import { indexOptions, type SearchIndex } from '../../../src/search/model/search-index'

/**
 * Searches of people in an emergency, with the section that answers each, or either of two, and words of the step that
 * they need first; and harmless ones.
 */
interface DangerTable {
  emergencies: { query: string; section: string; or?: string; says?: string }[]
  harmless: string[]
}

/**
 * `known.json` has the searches with which the list of danger words was written: those of two physicians' reviews, and
 * some of later. `held-out.json` was written before the list.
 */
const tables = ['known', 'held-out'].map(
  (name): DangerTable => JSON.parse(readFileSync(`${__dirname}/${name}.json`, 'utf8')),
)

/** The section for any emergency has no id. */
const ANY = ''

/** Returns which emergencies lack the box with the right section and step, and which harmless searches have one. */
export function judgeDangers({ index, danger }: Pick<SearchIndex, 'index' | 'danger'>) {
  const dangersIn = dangerFinder(danger, vocabularyOf(MiniSearch.loadJS(index, indexOptions)).has)
  const emergencies = tables.flatMap((table) => table.emergencies)
  const harmless = tables.flatMap((table) => table.harmless)
  const missed = emergencies.flatMap(({ query, section, or, says = '' }) => {
    const [first] = dangersIn(query)
    const isRight = [section, or, ANY].includes(first?.id) && first?.advice.includes(says)
    return isRight ? [] : `${query}: ${first ? `${first.title}: ${first.advice}` : 'no box'}`
  })
  const alarmed = harmless.flatMap((query) => {
    const [first] = dangersIn(query)
    return first ? `${query}: ${first.title}` : []
  })
  return { emergencies: emergencies.length, harmless: harmless.length, missed, alarmed }
}
