/** An exercise of the library, as far as counting needs it. */
export interface CountedExercise {
  exerciseId: string
  title: string
  main: readonly string[]
  helping: readonly string[]
}

/** One row of the calculator: an exercise by its id ('' for none) and its hard sets in a week. */
export interface WeekRow {
  exercise: string
  sets: number
}

/** The most rows and the most sets of a row that the calculator takes. */
export const MOST_ROWS = 20
export const MOST_SETS = 50

/** Returns the rows in an address such as '?sets=back-squat.3_pull-up.4'; unknown exercises and odd numbers are left out. */
export function rowsIn(search: string, known: ReadonlySet<string>): WeekRow[] {
  const text = new URLSearchParams(search).get('sets') ?? ''
  return text
    .split('_')
    .map((part) => {
      const [exercise = '', sets] = part.split('.')
      return { exercise, sets: Number(sets) }
    })
    .filter(
      ({ exercise, sets }) =>
        known.has(exercise) && Number.isInteger(sets) && sets >= 1 && sets <= MOST_SETS,
    )
    .slice(0, MOST_ROWS)
}

/** Returns the part of an address that carries rows. */
export const searchOfRows = (rows: readonly WeekRow[]) =>
  `sets=${rows
    .filter(({ exercise, sets }) => exercise && sets > 0)
    .map(({ exercise, sets }) => `${exercise}.${sets}`)
    .join('_')}`

/** Says what a number of weekly sets is for growing a muscle, in the words of the article on muscle building. */
export const meaningOf = (sets: number) =>
  sets < 4
    ? 'little'
    : sets < 10
      ? 'enough for beginners, and to hold what you have'
      : sets <= 20
        ? 'the range for most trained people'
        : 'some grow more, some stop growing: the evidence is thin'
