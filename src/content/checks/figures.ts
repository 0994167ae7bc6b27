import path from 'node:path'
import type { FigureSource } from '../../exercises/model/figure/language'
import { judgePoses } from '../figure/judge-poses'
import type { Check, Finding, Place } from '../library'
import { noExercise } from '../wording'

/** Returns a place for a message about a file as a whole. */
const whole = (file: string): Place => ({ file, lineOf: () => undefined })

const poseFindings = (place: Place, figure: FigureSource): Finding[] =>
  judgePoses(figure).map(({ path: field, message }) => ({
    place,
    path: ['figure', ...field],
    message,
  }))

/**
 * Checks that every exercise has one figure, or one picture in its place, that poses are those of a person,
 * and that every picture has its exercise.
 */
export const checkFigures: Check = ({ library: { folder, exercises, pictures } }) => {
  const beside = [...pictures].filter((file) => path.posix.dirname(file) === `${folder}/exercises`)
  const ids = exercises.map(({ name }) => name)
  return [
    ...exercises.flatMap((place): Finding[] => {
      const own = beside.filter((file) => path.parse(file).name === place.name)
      const { figure } = place.fields
      const poses = figure ? poseFindings(place, figure) : []
      const names = own.map((file) => path.posix.basename(file))
      if (place.writtenFields.includes('figure')) names.unshift('the field figure')
      if (names.length === 1) return poses
      const [first = '', second = ''] = names
      const message = first
        ? `Found both ${first} and ${second}; an exercise has one figure or one picture, so delete one.`
        : `There is no figure; write its poses in the field figure (docs/figures.md says how), or put a picture ${place.name}.jpg there.`
      return [{ place, message, ...(!first && { warning: true as const }) }]
    }),
    ...beside.flatMap((file): Finding[] => {
      const { name } = path.parse(file)
      if (ids.includes(name)) return []
      return [{ place: whole(file), message: noExercise(name, ids) }]
    }),
  ]
}
