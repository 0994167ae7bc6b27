import { equipmentWords, muscles } from '../../packages/progression'
import { type ExerciseOption, NOTHING, usablePieces } from '../exercises/model/exercise-labels'
import { listPages } from '../lib/list-pages'
import {
  type ExerciseGrouping,
  exerciseListPath,
  exercisePath,
  muscleWithPath,
  paths,
} from '../lib/paths'
import { patterns } from '../lib/vocabulary'
import type { PageSpec } from './page-spec'

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
  equipment: [NOTHING, ...equipmentWords],
}

/** The words under which lists include an exercise. */
const listWords = {
  pattern: ({ pattern }: ExerciseEntry) => [pattern],
  muscle: ({ main }: ExerciseEntry) => main,
  helping: ({ helping }: ExerciseEntry) => helping,
  equipment: ({ equipment }: ExerciseEntry) => usablePieces(equipment),
}

/** Most entries per page. Their figures and texts must fit the page budget. */
const MAX_PER_PAGE = 30

/**
 * Lists all pages under /exercises, none without exercises. They are the library and a page per exercise. Each pattern,
 * muscle and piece has a list, and so does each muscle with each piece. `uses` counts plans by exercise id.
 */
export function exercisePages(
  exercises: readonly ExerciseEntry[],
  uses: ReadonlyMap<string, number>,
): PageSpec[] {
  if (exercises.length === 0) return []
  /** Returns the exercise ids of a list, optionally narrowed to a piece. */
  const idsOf = (by: keyof typeof listWords, word: string, piece?: string) =>
    exercises
      .filter((exercise) => listWords[by](exercise).includes(word))
      .filter(({ equipment }) => piece === undefined || usablePieces(equipment).includes(piece))
      .map(({ exerciseId }) => exerciseId)
  const countsOf = (words: readonly string[], count: (word: string) => number): ExerciseOption[] =>
    words.map((word) => ({ word, count: count(word) })).filter((option) => option.count > 0)
  const optionsOf = (by: ExerciseGrouping) =>
    countsOf(groupWords[by], (word) => {
      const { length } = idsOf(by, word)
      // A muscle that is main in no exercise counts those in which it helps.
      return length === 0 && by === 'muscle' ? idsOf('helping', word).length : length
    })
  /** Returns the equipment a muscle's exercises use. */
  const piecesFor = (muscle: string) =>
    countsOf(groupWords.equipment, (piece) => idsOf('muscle', muscle, piece).length)
  const listOf = (by: ExerciseGrouping, word: string, piece?: string): PageSpec[] => {
    const ids = idsOf(by, word, piece)
    const isWholeMuscle = by === 'muscle' && piece === undefined
    return evenPages(ids).map(({ pager, shown }) => ({
      path:
        piece === undefined
          ? exerciseListPath(by, word, pager.page)
          : muscleWithPath(word, piece, pager.page),
      template: 'exercise-list',
      context: {
        ...pager,
        by,
        word,
        piece,
        options: optionsOf(by),
        pieces: by === 'muscle' ? piecesFor(word) : [],
        found: ids.length,
        ids: shown,
        // The last page of a muscle's list adds the exercises in which it helps.
        helped: isWholeMuscle && pager.page === pager.pages ? idsOf('helping', word) : [],
      },
    }))
  }
  const usesOf = ({ exerciseId }: ExerciseEntry) => uses.get(exerciseId) ?? 0
  return [
    {
      path: paths.exercises,
      template: 'exercise-library',
      context: {
        muscles: optionsOf('muscle'),
        equipment: optionsOf('equipment'),
        found: exercises.length,
        // Each pattern shows the exercise in most plans.
        figureIds: patterns.flatMap((pattern) =>
          exercises
            .filter((exercise) => exercise.pattern === pattern)
            .toSorted((a, b) => usesOf(b) - usesOf(a))
            .slice(0, 1)
            .map(({ exerciseId }) => exerciseId),
        ),
      },
    },
    ...(['pattern', 'muscle', 'equipment'] as const).flatMap((by) =>
      optionsOf(by).flatMap(({ word }) => listOf(by, word)),
    ),
    ...optionsOf('muscle').flatMap(({ word }) =>
      piecesFor(word).flatMap((piece) => listOf('muscle', word, piece.word)),
    ),
    ...exercises.map(({ exerciseId }) => ({
      path: exercisePath(exerciseId),
      template: 'exercise',
      context: { exerciseId },
    })),
  ]
}

/** Splits a list into pages of about equal length, so that the last doesn't have a single entry. */
function evenPages(ids: readonly string[]) {
  const pages = Math.max(1, Math.ceil(ids.length / MAX_PER_PAGE))
  return listPages(ids, Math.max(1, Math.ceil(ids.length / pages)))
}
