import {
  type Experience,
  equipmentWords,
  experienceLevels,
  type Limitation,
  limitations,
  type Wish,
  wishes,
} from '../../lib/vocabulary'

/** What a visitor answered; what is missing was skipped. */
export interface Answers {
  wish?: Wish | undefined
  days?: number | undefined
  /** Minutes for a session. */
  minutes?: number | undefined
  /** Pieces of equipment; none at all is an answer too. */
  equipment?: readonly string[] | undefined
  stand?: Experience | undefined
  spare: readonly Limitation[]
}

/** The fields of the finder's form, as its address names them. */
export const fields = {
  wish: 'for',
  days: 'days',
  minutes: 'minutes',
  equipment: 'with',
  stand: 'from',
  spare: 'spare',
} as const

/** What stands for all that a gym usually has, and for having nothing. */
export const GYM = 'gym'
export const NOTHING = 'nothing'

/** What a gym has as a rule. */
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

/** Returns the answers in an address; undefined where it has none of the form's fields. */
export function answersIn(search: string): Answers | undefined {
  const query = new URLSearchParams(search)
  if (!Object.values(fields).some((field) => query.has(field))) return undefined
  const one = <Word extends string>(words: readonly Word[], field: string) =>
    words.find((word) => word === query.get(field))
  const number = (field: string, most: number) => {
    const value = Math.trunc(Number(query.get(field)))
    return value > 0 ? Math.min(value, most) : undefined
  }
  const pieces = query.getAll(fields.equipment)
  return {
    wish: one(wishes, fields.wish),
    days: number(fields.days, 7),
    minutes: number(fields.minutes, 300),
    equipment: pieces.length === 0 ? undefined : equipmentOf(pieces),
    stand: one(experienceLevels, fields.stand),
    spare: limitations.filter((spare) => query.getAll(fields.spare).includes(spare)),
  }
}

/** Returns the pieces of equipment that some words of the form stand for. */
export const equipmentOf = (words: readonly string[]) =>
  equipmentWords.filter(
    (piece) => words.includes(piece) || (words.includes(GYM) && gymPieces.includes(piece)),
  )
