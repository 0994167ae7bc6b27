import path from 'node:path'
import type { Check, Finding, Place } from '../library'
import { noExercise } from '../wording'

/** Returns a place for a message about a file as a whole. */
const whole = (file: string): Place => ({ file, lineOf: () => undefined })

/**
 * Checks that every exercise has one figure, or one picture in its place, and that every figure and
 * picture has its exercise.
 */
export const checkFigures: Check = ({ library: { folder, exercises, figures, pictures } }) => {
  const drawings = [...figures, ...pictures].filter(
    (file) => path.posix.dirname(file) === `${folder}/exercises`,
  )
  const ids = exercises.map(({ name }) => name)
  return [
    ...exercises.flatMap((place): Finding[] => {
      const own = drawings.filter((file) => path.parse(file).name === place.name)
      if (own.length === 1) return []
      const [first = '', second = ''] = own.map((file) => path.posix.basename(file))
      const message = first
        ? `Found both ${first} and ${second}; an exercise has one figure or one picture, so delete one.`
        : `There is no figure; draw ${place.name}.svg beside it (docs/figures.md says how), or put a picture ${place.name}.jpg there.`
      return [{ place, message, ...(!first && { warning: true as const }) }]
    }),
    ...drawings.flatMap((file): Finding[] => {
      const { name } = path.parse(file)
      if (ids.includes(name)) return []
      return [{ place: whole(file), message: noExercise(name, ids) }]
    }),
  ]
}
