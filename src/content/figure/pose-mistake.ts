import type { FieldPath } from '../field-path'

/** A sentence about a field of a figure. */
export interface PoseMistake {
  path: FieldPath
  message: string
}

/** Units that a drawing may be off without a reader seeing it. */
export const SLACK = 2

/** Returns a length as a sentence says it. */
export const units = (number: number) => `${Math.round(number)} units`
