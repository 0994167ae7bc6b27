import path from 'node:path'
import type { FaultSource } from '../../exercises/model/figure/faults'
import type { Check, ContentFile, Finding, Place } from '../content-files'
import { judgeFault } from '../figure/judge-fault'
import { judgePoses } from '../figure/judge-poses'
import type { PoseMistake } from '../figure/pose-mistake'
import { memoizeByFile } from '../memoize-by-file'
import type { FieldPath } from '../messages/field-path'
import { unknownExercise } from '../messages/wording'
import type { Exercise } from '../schema/exercise'

/** Refers to a file as a whole. */
const wholeFile = (file: string): Place => ({ file })

/** Finds mistakes in an exercise's poses; if there are none, in its drawn faults. */
function poseMistakes({ figure, mistakes = [] }: Partial<Exercise>): PoseMistake[] {
  const faults = (judge: (fault: FaultSource) => PoseMistake[]) =>
    mistakes.flatMap(({ figure: fault }, index) =>
      fault ? prefixPath(['mistakes', index, 'figure'], judge(fault)) : [],
    )
  if (!figure)
    return faults(() => [
      {
        path: [],
        message: 'A drawn fault needs the figure of its exercise; write that first.',
      },
    ])
  const figureMistakes = prefixPath(['figure'], judgePoses(figure))
  return figureMistakes.length > 0 ? figureMistakes : faults((fault) => judgeFault(figure, fault))
}

const prefixPath = (field: FieldPath, mistakes: readonly PoseMistake[]): PoseMistake[] =>
  mistakes.map(({ path: inside, message }) => ({ path: [...field, ...inside], message }))

const memoized = memoizeByFile<PoseMistake[]>()

function poseFindings(place: ContentFile<Exercise>): Finding[] {
  const { figure, mistakes } = place.fields
  const found = memoized(place.file, { figure, mistakes }, () => poseMistakes(place.fields))
  return found.map((mistake) => ({ ...mistake, place }))
}

/** Checks that each exercise has one figure or picture, each picture an exercise, and poses are possible. */
export const checkFigures: Check = ({ files: { folder, exercises, pictures } }) => {
  const pictureFiles = [...pictures].filter(
    (file) => path.posix.dirname(file) === `${folder}/exercises`,
  )
  const ids = exercises.map(({ name }) => name)
  return [
    ...exercises.flatMap((place): Finding[] => {
      const ownPictures = pictureFiles.filter((file) => path.parse(file).name === place.name)
      const poses = poseFindings(place)
      const names = ownPictures.map((file) => path.posix.basename(file))
      if (place.writtenFields.includes('figure')) names.unshift('the figure field')
      if (names.length === 1) return poses
      const [first = '', second = ''] = names
      const message = first
        ? `Found both ${first} and ${second}; an exercise has one figure or one picture, so delete one.`
        : `There is no figure; write its poses in the figure field (see docs/figures.md), or add a picture ${place.name}.jpg beside it.`
      return first ? [{ place, message }] : [...poses, { place, message, warning: true }]
    }),
    ...pictureFiles.flatMap((file): Finding[] => {
      const { name } = path.parse(file)
      if (ids.includes(name)) return []
      return [{ place: wholeFile(file), message: unknownExercise(name, ids) }]
    }),
  ]
}
