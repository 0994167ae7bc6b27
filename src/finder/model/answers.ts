import { equipmentWords } from '../../../packages/progression'
import {
  type Experience,
  experienceLevels,
  type Goal,
  goals,
  type Limitation,
  limitations,
} from '../../lib/vocabulary'

/** A visitor's answers; skipped questions are undefined. */
export interface Answers {
  goal?: Goal | undefined
  days?: number | undefined
  minutes?: number | undefined
  /** Pieces of equipment; empty means none, undefined means skipped. */
  equipment?: readonly string[] | undefined
  experience?: Experience | undefined
  limitations: readonly Limitation[]
}

/** Form fields by their query parameters. */
export const fields = {
  goal: 'for',
  days: 'days',
  minutes: 'minutes',
  equipment: 'with',
  experience: 'from',
  limitations: 'spare',
} as const

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
    goal: wordIn(goals, fields.goal),
    days: number(fields.days, 7),
    minutes: number(fields.minutes, 300),
    equipment: pieces.length === 0 ? undefined : expandEquipment(pieces),
    experience: wordIn(experienceLevels, fields.experience),
    limitations: limitations.filter((limitation) =>
      query.getAll(fields.limitations).includes(limitation),
    ),
  }
}

export const expandEquipment = (words: readonly string[]) =>
  equipmentWords.filter(
    (piece) => words.includes(piece) || (words.includes(GYM) && gymPieces.includes(piece)),
  )
