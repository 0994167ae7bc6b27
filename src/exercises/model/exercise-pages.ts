import { piecesOf } from '../../lib/equipment'
import type { PageSpec } from '../../lib/page'
import {
  type ExerciseGrouping,
  exerciseListPath,
  exercisePath,
  muscleWithPath,
  paths,
} from '../../lib/paths'
import { equipmentWords, muscles, patterns } from '../../lib/vocabulary'

/** The fields of an exercise that decide its pages and lists. */
export interface ExerciseEntry {
  exerciseId: string
  pattern: string
  equipment: readonly string[]
  main: readonly string[]
  helping: readonly string[]
}

/** Words per kind of list, in display order. */
const groupWords: Record<ExerciseGrouping, readonly string[]> = {
  pattern: patterns,
  muscle: muscles,
  equipment: ['nothing', ...equipmentWords],
}

/** Returns every piece an exercise can be done with, alternatives included. */
const usablePieces = ({ equipment }: ExerciseEntry) =>
  equipment.length === 0 ? ['nothing'] : equipment.flatMap(piecesOf)

/** Returns the words under which lists include an exercise. */
const listWords = (
  exercise: ExerciseEntry,
  by: ExerciseGrouping | 'helping',
): readonly string[] => {
  if (by === 'equipment') return usablePieces(exercise)
  return by === 'pattern' ? [exercise.pattern] : by === 'muscle' ? exercise.main : exercise.helping
}

/** Most entries per page. Their figures and texts must fit the page budget. */
const MAX_PER_PAGE = 30

const groupings: readonly ExerciseGrouping[] = ['pattern', 'muscle', 'equipment']

/** A filter option. `count` has the exercises that a muscle helps in, if it is main in none. */
interface Option {
  word: string
  count: number
}

/**
 * Lists all pages under /exercises, none without exercises. They are the library, a page per exercise, and
 * one for unknown addresses. Each pattern, muscle and piece has a list, and so does each muscle with each
 * piece. `uses` counts plans by exercise id.
 */
export function exercisePages(
  exercises: readonly ExerciseEntry[],
  uses: ReadonlyMap<string, number>,
): PageSpec[] {
  if (exercises.length === 0) return []
  /** Returns the exercise ids of a list, optionally narrowed to a piece. */
  const idsOf = (by: ExerciseGrouping | 'helping', word: string, piece?: string) =>
    exercises
      .filter((one) => listWords(one, by).includes(word))
      .filter((one) => piece === undefined || usablePieces(one).includes(piece))
      .map(({ exerciseId }) => exerciseId)
  const countOf = (...list: Parameters<typeof idsOf>) => idsOf(...list).length
  const optionsOf = (by: ExerciseGrouping): Option[] =>
    groupWords[by]
      .map((word) => ({
        word,
        count: countOf(by, word) || (by === 'muscle' ? countOf('helping', word) : 0),
      }))
      .filter(({ count }) => count > 0)
  /** Returns the equipment a muscle's exercises use. */
  const piecesFor = (muscle: string): Option[] =>
    groupWords.equipment
      .map((word) => ({ word, count: countOf('muscle', muscle, word) }))
      .filter(({ count }) => count > 0)
  return [
    {
      path: paths.exercises,
      template: 'exercise-library',
      context: {
        muscles: optionsOf('muscle'),
        equipment: optionsOf('equipment'),
        found: exercises.length,
        figureIds: representativeIds(exercises, uses),
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
            // The last page of a muscle's list adds the exercises in which it helps.
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

/** Picks an exercise to represent each pattern: the one in most plans. */
function representativeIds(
  exercises: readonly ExerciseEntry[],
  uses: ReadonlyMap<string, number>,
): string[] {
  const representatives = new Map<string, string>()
  const usesOf = (id: string | undefined) => (id && uses.get(id)) || 0
  for (const { pattern, exerciseId } of exercises) {
    const current = representatives.get(pattern)
    if (!current || usesOf(exerciseId) > usesOf(current)) representatives.set(pattern, exerciseId)
  }
  return [...representatives.values()]
}

/** Splits a list into pages of about equal length, so that the last doesn't have a single entry. */
function evenPages(ids: readonly string[]) {
  const pages = Math.max(1, Math.ceil(ids.length / MAX_PER_PAGE))
  const limit = Math.ceil(ids.length / pages)
  return Array.from({ length: pages }, (_, index) => ({
    pager: { page: index + 1, pages },
    shown: ids.slice(index * limit, (index + 1) * limit),
  }))
}
