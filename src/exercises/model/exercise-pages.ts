import type { PlannedPage } from '../../lib/page'
import {
  type ExerciseGrouping,
  exerciseListPath,
  exercisePath,
  muscleWithPath,
  paths,
} from '../../lib/paths'
import { equipmentWords, muscles, patterns } from '../../lib/vocabulary'

/** What the list of pages needs to know of an exercise. */
export interface ExerciseEntry {
  exerciseId: string
  pattern: string
  equipment: readonly string[]
  main: readonly string[]
  helping: readonly string[]
}

/** The words of each kind of list, in the order in which they are shown. */
const groupWords: Record<ExerciseGrouping, readonly string[]> = {
  pattern: patterns,
  muscle: muscles,
  equipment: ['nothing', ...equipmentWords],
}

/** Returns every piece that an exercise may be done with: alternatives count each. */
const piecesOf = ({ equipment }: ExerciseEntry) =>
  equipment.length === 0 ? ['nothing'] : equipment.flatMap((entry) => entry.split(' or '))

/** Returns the words of an exercise by which lists have it. */
const wordsOf = (exercise: ExerciseEntry, by: ExerciseGrouping | 'helping'): readonly string[] => {
  if (by === 'equipment') return piecesOf(exercise)
  return by === 'pattern' ? [exercise.pattern] : by === 'muscle' ? exercise.main : exercise.helping
}

/** Entries of one page of a list at most: their figures and words have to keep within a page's budget. */
const MOST = 30

const groupings: readonly ExerciseGrouping[] = ['pattern', 'muscle', 'equipment']

/** A word of a kind of list, and how many exercises its list has: those in which it helps where it is main in none. */
interface Option {
  word: string
  count: number
}

/**
 * Every page under /exercises: the library as a whole, a list for each kind of movement, muscle and piece
 * of equipment that it has, and for each muscle with each piece, one page per exercise, and the one for addresses that have none. No page
 * where there are no exercises. Takes, too, how many plans use each exercise, by its id.
 */
export function exercisePages(
  exercises: readonly ExerciseEntry[],
  uses: ReadonlyMap<string, number>,
): PlannedPage[] {
  if (exercises.length === 0) return []
  /** The ids of the exercises on a list; of a muscle's narrowed to a piece of equipment where one is given. */
  const idsOf = (by: ExerciseGrouping | 'helping', word: string, piece?: string) =>
    exercises
      .filter((one) => wordsOf(one, by).includes(word))
      .filter((one) => piece === undefined || piecesOf(one).includes(piece))
      .map(({ exerciseId }) => exerciseId)
  const sizeOf = (...list: Parameters<typeof idsOf>) => idsOf(...list).length
  const optionsOf = (by: ExerciseGrouping): Option[] =>
    groupWords[by]
      .map((word) => ({
        word,
        count: sizeOf(by, word) || (by === 'muscle' ? sizeOf('helping', word) : 0),
      }))
      .filter(({ count }) => count > 0)
  /** The equipment with which there are exercises for a muscle. */
  const piecesFor = (muscle: string): Option[] =>
    groupWords.equipment
      .map((word) => ({ word, count: sizeOf('muscle', muscle, word) }))
      .filter(({ count }) => count > 0)
  return [
    {
      path: paths.exercises,
      template: 'exercise-library',
      context: {
        muscles: optionsOf('muscle'),
        equipment: optionsOf('equipment'),
        found: exercises.length,
        faces: facesOf(exercises, uses),
      },
    },
    ...groupings.flatMap((by) => {
      const options = optionsOf(by)
      return options.flatMap(({ word }) => {
        const ids = idsOf(by, word)
        const pieces = by === 'muscle' ? piecesFor(word) : []
        return evenPages(ids).map(({ pager, shown }) => ({
          path: exerciseListPath(by, word, pager.page),
          template: 'exercise-list',
          context: {
            ...pager,
            by,
            word,
            options,
            pieces,
            found: ids.length,
            ids: shown,
            // Only what follows the last entry of a muscle's list: the exercises in which it helps.
            helped: by === 'muscle' && pager.page === pager.pages ? idsOf('helping', word) : [],
          },
        }))
      })
    }),
    ...optionsOf('muscle').flatMap(({ word }, _, options) =>
      piecesFor(word).flatMap(({ word: piece, count: found }, _, pieces) =>
        evenPages(idsOf('muscle', word, piece)).map(({ pager, shown: ids }) => ({
          path: muscleWithPath(word, piece, pager.page),
          template: 'exercise-list',
          context: { ...pager, by: 'muscle', word, piece, options, pieces, found, ids, helped: [] },
        })),
      ),
    ),
    ...exercises.map(({ exerciseId }) => ({
      path: exercisePath(exerciseId),
      template: 'exercise',
      context: { exerciseId },
    })),
    {
      path: exercisePath('unknown'),
      template: 'unknown-exercise',
      matchPath: `${paths.exercises}/:id`,
      context: {},
    },
  ]
}

/** The exercise that stands for each kind of movement: the one that most plans use. */
function facesOf(exercises: readonly ExerciseEntry[], uses: ReadonlyMap<string, number>): string[] {
  const faces = new Map<string, string>()
  const usesOf = (id: string | undefined) => (id && uses.get(id)) || 0
  for (const { pattern, exerciseId } of exercises) {
    const face = faces.get(pattern)
    if (!face || usesOf(exerciseId) > usesOf(face)) faces.set(pattern, exerciseId)
  }
  return [...faces.values()]
}

/** Returns the pages of a list, all about equally long: no last page with a single entry. */
function evenPages(ids: readonly string[]) {
  const pages = Math.max(1, Math.ceil(ids.length / MOST))
  const limit = Math.ceil(ids.length / pages)
  return Array.from({ length: pages }, (_, index) => ({
    pager: { page: index + 1, pages },
    shown: ids.slice(index * limit, (index + 1) * limit),
  }))
}
