import type { ExerciseGrouping } from '../../lib/paths'
import { equipmentWords, muscles, patterns } from '../../lib/vocabulary'

/** What the lists of exercises need to know of one. */
export interface ShelvedExercise {
  pattern: string
  equipment: readonly string[]
  main: readonly string[]
  helping: readonly string[]
}

/** The words of each kind of list, in the order in which they are shown. */
export const groupWords: Record<ExerciseGrouping, readonly string[]> = {
  pattern: patterns,
  muscle: muscles,
  equipment: ['nothing', ...equipmentWords],
}

/** The name of a list of exercises, by which Gatsby finds its entries. */
export const exerciseShelf = (by: ExerciseGrouping | 'helping', word: string) => `${by} / ${word}`

/** The same of the exercises for a muscle that may be done with a piece of equipment. */
export const muscleWithShelf = (muscle: string, piece: string) => `muscle / ${muscle} / ${piece}`

/** Returns every piece that an exercise may be done with: alternatives count each. */
const piecesOf = (equipment: readonly string[]) =>
  equipment.length === 0 ? ['nothing'] : equipment.flatMap((entry) => entry.split(' or '))

/** Returns the lists that an exercise stands in. */
export function exerciseShelves({ pattern, equipment, main, helping }: ShelvedExercise): string[] {
  const pieces = [...new Set(piecesOf(equipment))]
  return [
    exerciseShelf('pattern', pattern),
    ...pieces.map((piece) => exerciseShelf('equipment', piece)),
    ...main.map((muscle) => exerciseShelf('muscle', muscle)),
    ...helping.map((muscle) => exerciseShelf('helping', muscle)),
    ...main.flatMap((muscle) => pieces.map((piece) => muscleWithShelf(muscle, piece))),
  ]
}
