import { equipmentWords } from '../../../packages/progression'

/** The field of a query that lists what a visitor has: pieces, and options that stand for several. */
export const OWNED = 'with'

/** Options for a gym's usual equipment, and for none. */
export const GYM = 'gym'
export const NOTHING = 'nothing'

/** A gym's usual equipment. */
export const gymPieces: readonly string[] = [
  'barbell',
  'EZ bar',
  'rack',
  'safety bars',
  'bench',
  'plate',
  'dumbbell',
  'cable station',
  'machine',
  'pull-up bar',
  'box',
  'bike',
  'rower',
]

/** Options that stand for several pieces of equipment. */
export const presets: Readonly<Record<string, readonly string[]>> = {
  [NOTHING]: [],
  dumbbells: ['dumbbell'],
  rack: ['barbell', 'plate', 'rack', 'safety bars', 'bench', 'dumbbell'],
  [GYM]: gymPieces,
}

/** Returns the pieces in a query; empty means none, undefined that it doesn't say. */
export function ownedInQuery(search: string): string[] | undefined {
  const words = new URLSearchParams(search)
    .getAll(OWNED)
    .filter((word) => word in presets || equipmentWords.some((piece) => piece === word))
  return words.length > 0 ? expandEquipment(words) : undefined
}

export const expandEquipment = (words: readonly string[]) =>
  equipmentWords.filter((piece) =>
    words.some((word) => word === piece || presets[word]?.includes(piece)),
  )
