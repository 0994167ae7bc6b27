import {
  type Experience,
  equipmentWords,
  experienceLevels,
  type Goal,
  goals,
  type Limitation,
  limitations,
} from '../../lib/vocabulary'

/** A visitor's answers; skipped questions are undefined. */
export interface Answers {
  wish?: Goal | undefined
  days?: number | undefined
  /** Minutes per session. */
  minutes?: number | undefined
  /** Pieces of equipment; empty means none, undefined means skipped. */
  equipment?: readonly string[] | undefined
  stand?: Experience | undefined
  spare: readonly Limitation[]
}

/** Form fields by their query parameters. */
export const fields = {
  wish: 'for',
  days: 'days',
  minutes: 'minutes',
  equipment: 'with',
  stand: 'from',
  spare: 'spare',
} as const

/** Options that stand for a gym's usual equipment, and for none. */
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

/** Parses the answers in a query; undefined if it has none of the form's fields. */
export function parseAnswers(search: string): Answers | undefined {
  const query = new URLSearchParams(search)
  if (!Object.values(fields).some((field) => query.has(field))) return undefined
  const wordIn = <Word extends string>(words: readonly Word[], field: string) =>
    words.find((word) => word === query.get(field))
  const number = (field: string, most: number) => {
    const value = Math.trunc(Number(query.get(field)))
    return value > 0 ? Math.min(value, most) : undefined
  }
  const pieces = query.getAll(fields.equipment)
  return {
    wish: wordIn(goals, fields.wish),
    days: number(fields.days, 7),
    minutes: number(fields.minutes, 300),
    equipment: pieces.length === 0 ? undefined : expandEquipment(pieces),
    stand: wordIn(experienceLevels, fields.stand),
    spare: limitations.filter((limitation) => query.getAll(fields.spare).includes(limitation)),
  }
}

/** Expands equipment options into pieces. */
export const expandEquipment = (words: readonly string[]) =>
  equipmentWords.filter(
    (piece) => words.includes(piece) || (words.includes(GYM) && gymPieces.includes(piece)),
  )
