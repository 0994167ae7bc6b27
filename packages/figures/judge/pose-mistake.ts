import type { FieldPath } from '../../content-validation'

export interface PoseMistake {
  path: FieldPath
  message: string
}

/** Tolerance in grid units that readers don't notice. */
export const TOLERANCE = 2

export const formatUnits = (number: number) => `${Math.round(number)} units`
