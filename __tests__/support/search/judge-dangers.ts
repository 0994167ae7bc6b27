import { readFileSync } from 'node:fs'
import { search } from '../../../src/search/engine'

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
export async function judgeDangers() {
  const emergencies = tables.flatMap((table) => table.emergencies)
  const harmless = tables.flatMap((table) => table.harmless)
  const missed: string[] = []
  const alarmed: string[] = []
  for (const { query, section, or, says = '' } of emergencies) {
    const [first] = (await search(query, 3))?.dangers ?? []
    if (![section, or, ANY].includes(first?.id) || !first?.advice.includes(says))
      missed.push(`${query}: ${first ? `${first.title}: ${first.advice}` : 'no box'}`)
  }
  for (const query of harmless) {
    const [first] = (await search(query, 3))?.dangers ?? []
    if (first) alarmed.push(`${query}: ${first.title}`)
  }
  return { emergencies: emergencies.length, harmless: harmless.length, missed, alarmed }
}
