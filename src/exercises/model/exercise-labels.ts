import { capitalize, pluralize } from '../../../packages/basics'
import { piecesOf } from '../../../packages/progression'

/** A filter word, and how many exercises its list has. */
export interface ExerciseOption {
  word: string
  count: number
}

/** The list word for exercises without equipment. */
export const NOTHING = 'nothing'

/** Returns every piece an exercise can be done with, alternatives included. */
export const usablePieces = (equipment: readonly string[]) =>
  equipment.length === 0 ? [NOTHING] : equipment.flatMap(piecesOf)

/** Returns a filter's label for a pattern, muscle or piece: 'Rear shoulders'. */
export const exerciseLabel = (word: string) =>
  word === NOTHING ? 'No equipment' : capitalize(word)

/** Returns a list's title: 'Rear Shoulders Exercises', 'Lats Exercises: Barbell'. */
export function exerciseListTitle(word: string, piece?: string): string {
  if (word === NOTHING) return 'Exercises Without Equipment'
  const title = `${word.split(' ').map(capitalize).join(' ')} Exercises`
  return piece === undefined ? title : `${title}: ${exerciseLabel(piece)}`
}

/** Formats an exercise's equipment: 'Barbell, rack', 'Two dumbbells or kettlebells'. */
export function equipmentText(equipment: readonly string[], pair?: boolean | null): string {
  if (equipment.length === 0) return 'No equipment'
  const pieces = pair ? equipment.map(pairOf) : equipment
  return capitalize(pieces.join(', '))
}

/** 'dumbbell or kettlebell' gives 'two dumbbells or kettlebells'. No exercise needs other pieces twice. */
const pairOf = (piece: string) =>
  /^(dumbbell|kettlebell)( or (dumbbell|kettlebell))?$/.test(piece)
    ? `two ${piece.replace(/bell/g, 'bells')}`
    : piece

/** Returns the unit a set counts in: 'Reps, each side'. */
export const measureText = (measure: string, perSide?: boolean | null) =>
  `${capitalize(measure)}${perSide ? ', each side' : ''}`

const loads: Record<string, string> = {
  weight: 'A weight you choose',
  added: 'Body weight, added weight optional',
  body: 'Body weight',
}

/** Describes the load, from an exercise's `loaded`. */
export const loadTypeText = (loaded: string) => loads[loaded] ?? loaded

/** Joins words into a text: 'Quads, glutes'. */
export const listText = (words: readonly string[]) => capitalize(words.join(', '))

export const exercisesFound = (found: number) => pluralize(found, 'exercise')
