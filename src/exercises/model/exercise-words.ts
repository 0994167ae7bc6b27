import { capital } from '../../lib/case'

/** What the equipment of an exercise that needs none is called in lists. */
const NOTHING = 'nothing'

/** Returns a pattern, a muscle or a piece of equipment as a filter shows it: 'Rear shoulders'. */
export const exerciseLabel = (word: string) => (word === NOTHING ? 'No equipment' : capital(word))

/** Returns what a list of exercises is called: 'Rear Shoulders Exercises', 'Lats Exercises: Barbell'. */
export function exerciseListTitle(word: string, piece?: string): string {
  if (word === NOTHING) return 'Exercises Without Equipment'
  const title = `${word.split(' ').map(capital).join(' ')} Exercises`
  return piece === undefined ? title : `${title}: ${exerciseLabel(piece)}`
}

/** Returns the equipment of an exercise as one text: 'Barbell, rack', 'Two dumbbells or kettlebells'. */
export function equipmentText(equipment: readonly string[], pair?: boolean | null): string {
  if (equipment.length === 0) return 'No equipment'
  const pieces = pair ? equipment.map(twoOf) : equipment
  return capital(pieces.join(', '))
}

/** 'dumbbell or kettlebell' gives 'two dumbbells or kettlebells'; nobody needs two of anything else. */
const twoOf = (piece: string) =>
  /^(dumbbell|kettlebell)( or (dumbbell|kettlebell))?$/.test(piece)
    ? `two ${piece.replace(/bell/g, 'bells')}`
    : piece

/** Returns how a set is counted: 'Reps, each side'. */
export const measureText = (measure: string, perSide?: boolean | null) =>
  `${capital(measure)}${perSide ? ', each side' : ''}`

const loads: Record<string, string> = {
  weight: 'A weight you choose',
  added: 'Body weight, more can be added',
  body: 'Body weight',
}

/** Returns what is moved, from an exercise's `loaded`. */
export const loadText = (loaded: string) => loads[loaded] ?? loaded

/** Returns words as a text, such as muscles: 'Quads, glutes'. */
export const listText = (words: readonly string[]) => capital(words.join(', '))

/** Returns the number of exercises in words. */
export const exercisesFound = (found: number) =>
  `${found} ${found === 1 ? 'exercise' : 'exercises'}`
