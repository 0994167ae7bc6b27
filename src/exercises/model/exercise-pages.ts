import type { PlannedPage } from '../../lib/page'
import {
  type ExerciseGrouping,
  exerciseListPath,
  exercisePath,
  muscleWithPath,
  paths,
} from '../../lib/paths'
import {
  exerciseShelf,
  exerciseShelves,
  groupWords,
  muscleWithShelf,
  type ShelvedExercise,
} from './exercise-shelves'

/** What the list of pages needs to know of an exercise. */
export interface ExerciseEntry extends ShelvedExercise {
  exerciseId: string
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
  const sizes = shelfSizes(exercises)
  const sizeOf = (by: ExerciseGrouping | 'helping', word: string) =>
    sizes.get(exerciseShelf(by, word)) ?? 0
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
      .map((word) => ({ word, count: sizes.get(muscleWithShelf(muscle, word)) ?? 0 }))
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
      return options.flatMap(({ word }) =>
        evenPages(sizeOf(by, word)).map((pager) => ({
          path: exerciseListPath(by, word, pager.page),
          template: 'exercise-list',
          context: {
            ...pager,
            by,
            word,
            options,
            pieces: by === 'muscle' ? piecesFor(word) : [],
            found: sizeOf(by, word),
            shelf: exerciseShelf(by, word),
            // Only what follows the last entry of a muscle's list: the exercises in which it helps.
            helpingShelf:
              by === 'muscle' && pager.page === pager.pages ? exerciseShelf('helping', word) : '',
          },
        })),
      )
    }),
    ...optionsOf('muscle').flatMap(({ word }, _, options) =>
      piecesFor(word).flatMap(({ word: piece, count }, _, pieces) =>
        evenPages(count).map((pager) => ({
          path: muscleWithPath(word, piece, pager.page),
          template: 'exercise-list',
          context: {
            ...pager,
            by: 'muscle',
            word,
            piece,
            options,
            pieces,
            found: count,
            shelf: muscleWithShelf(word, piece),
            helpingShelf: '',
          },
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

function shelfSizes(exercises: readonly ExerciseEntry[]): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const shelf of exercises.flatMap(exerciseShelves))
    sizes.set(shelf, (sizes.get(shelf) ?? 0) + 1)
  return sizes
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

/** The pager numbers of a list's pages, all about equally long: no last page with a single entry. */
function evenPages(entries: number) {
  const pages = Math.max(1, Math.ceil(entries / MOST))
  const limit = Math.max(1, Math.ceil(entries / pages))
  return Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    pages,
    limit,
    skip: index * limit,
  }))
}
