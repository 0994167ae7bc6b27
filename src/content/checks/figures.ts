import path from 'node:path'
import type { FieldPath } from '../../../packages/content-validation'
import type { FaultSource, PoseMistake } from '../../../packages/figures'
import { judgeFault, judgePoses } from '../../../packages/figures'
import type { Check } from '../content-files'
import { memoizeByFile } from '../memoize-by-file'
import type { Exercise } from '../schema/exercise'
import { unknownExercise } from './references'

/** Finds mistakes in an exercise's poses; if there are none, in its drawn faults. */
function poseMistakes({ figure, mistakes = [] }: Partial<Exercise>): PoseMistake[] {
  const faults = (judge: (fault: FaultSource) => PoseMistake[]) =>
    mistakes.flatMap(({ figure: fault }, index) =>
      fault ? prefixPath(['mistakes', index, 'figure'], judge(fault)) : [],
    )
  if (!figure) {
    const message = 'A drawn fault needs the figure of its exercise; write that first.'
    return faults(() => [{ path: [], message }])
  }
  const figureMistakes = prefixPath(['figure'], judgePoses(figure))
  return figureMistakes.length > 0 ? figureMistakes : faults((fault) => judgeFault(figure, fault))
}

const prefixPath = (field: FieldPath, mistakes: readonly PoseMistake[]): PoseMistake[] =>
  mistakes.map(({ path: inside, message }) => ({ path: [...field, ...inside], message }))

const memoized = memoizeByFile<PoseMistake[]>()

/** Checks that each exercise has one figure or picture, each picture an exercise, and poses are possible. */
export const checkFigures: Check = ({ files: { folder, exercises, pictures }, placeOf }) => {
  const ownPictures = [...pictures].filter((file) => path.dirname(file) === `${folder}/exercises`)
  const ids = exercises.map(({ name }) => name)
  for (const place of exercises) {
    const { figure, mistakes } = place.fields
    const found = memoized(place.file, { figure, mistakes }, () => poseMistakes(place.fields))
    const drawings = [
      ...(place.writtenFields.includes('figure') ? ['the figure field'] : []),
      ...ownPictures
        .filter((file) => path.parse(file).name === place.name)
        .map((file) => path.basename(file)),
    ]
    const [first, second] = drawings
    if (second)
      place.report(
        [],
        `Found both ${first} and ${second}; an exercise has one figure or one picture, so delete one.`,
      )
    else for (const { path: at, message } of found) place.report(at, message)
    if (!first)
      place.warn(
        [],
        `There is no figure; write its poses in the figure field (see docs/figures.md), or add a picture ${place.name}.jpg beside it.`,
      )
  }
  for (const file of ownPictures) {
    const { name } = path.parse(file)
    if (!ids.includes(name)) placeOf(file).report([], unknownExercise(name, ids))
  }
}
