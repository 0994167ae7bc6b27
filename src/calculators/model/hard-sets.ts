import { HARD_SETS, HARD_SETS_OF_THE_TRAINED } from './limit-values'
import { BROKEN_MUSCLE } from './safety'

/** The exercise data that counting needs. */
export interface CountedExercise {
  exerciseId: string
  title: string
  main: readonly string[]
  helping: readonly string[]
}

/** A row of the calculator: an exercise id ('' for none) and its weekly hard sets. */
export interface WeekRow {
  exercise: string
  sets: number
}

export const MAX_ROWS = 20
export const MAX_SETS = 50

/** Parses a query such as '?sets=back-squat.3_pull-up.4'; drops unknown exercises and invalid counts. */
export function parseRows(search: string, exerciseIds: ReadonlySet<string>): WeekRow[] {
  const text = new URLSearchParams(search).get('sets') ?? ''
  return text
    .split('_')
    .map((part) => {
      const [exercise = '', sets] = part.split('.')
      return { exercise, sets: Number(sets) }
    })
    .filter(
      ({ exercise, sets }) =>
        exerciseIds.has(exercise) && Number.isInteger(sets) && sets >= 1 && sets <= MAX_SETS,
    )
    .slice(0, MAX_ROWS)
}

export const formatRows = (rows: readonly WeekRow[]) =>
  `sets=${rows
    .filter(({ exercise, sets }) => exercise && sets > 0)
    .map(({ exercise, sets }) => `${exercise}.${sets}`)
    .join('_')}`

/** What a number of weekly sets means for muscle growth, in the words of the article on muscle building. */
export function describeVolume(sets: number) {
  if (sets < 4) return 'little'
  if (sets < 10) return 'clear growth in many people, plenty for beginners'
  if (!isMuch(sets)) return 'the range for most trained people'
  if (sets <= HARD_SETS) return 'some grow more, some stop growing: the evidence is thin'
  return 'more than almost any study has tried: our line is here, cut back'
}

/** Whether so many weekly sets harm a beginner. */
export const isMuch = (sets: number) => sets > HARD_SETS_OF_THE_TRAINED

export const NOTE_ON_MUCH = `New to this, or back after a break? More than ${HARD_SETS_OF_THE_TRAINED} sets for a muscle are far too many: begin with 4 to 9, and add one or two a week. ${BROKEN_MUSCLE}`
