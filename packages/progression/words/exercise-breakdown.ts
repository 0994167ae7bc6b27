import { parseRange, rangeText } from '../language/numbers'
import type { ExerciseLibrary, Program } from '../language/program'
import { restSeconds, restText } from '../language/rest'
import { lineInWeek, type WeekLine } from '../language/week'
import { amountText } from './target-text'

/** A row of a plan's exercise table. */
export interface ExerciseRow {
  /** Id in the library, if the plan gives one. */
  readonly exercise?: string | null | undefined
  readonly name: string
  readonly sets: string
  readonly reps: string
  readonly rest: string
}

/**
 * Returns each exercise of a plan once, in order of first appearance, with its
 * ranges of sets, reps and rests over all weeks.
 */
export function exerciseBreakdown(
  program: Program,
  weeks: number,
  library: ExerciseLibrary,
): ExerciseRow[] {
  const allLines = program.sessions.flatMap((session) =>
    session.lines.flatMap((line) =>
      session.weeks
        .filter((week) => week <= weeks)
        .flatMap((week) => lineInWeek(program, session, line, week) ?? []),
    ),
  )
  return [...new Set(allLines.map(({ exercise }) => exercise))].map((exercise) => {
    const lines = allLines.filter((line) => line.exercise === exercise)
    return {
      exercise,
      name: library.get(exercise)?.title ?? exercise,
      sets: combinedRange(lines.map(({ sets }) => `${sets}`)),
      reps: amountsText(lines, library),
      rest: restsText(lines),
    }
  })
}

/** Combines texts of one unit into a range: '8-10' and '12' give '8-12'. */
function combinedRange(texts: readonly string[]): string {
  const { low = 0, high = low } = parseRange(texts.join(' '))
  return rangeText(low, high)
}

function amountsText(lines: readonly WeekLine[], library: ExerciseLibrary): string {
  const isWord = (amount: string) => amount === 'max' || amount === 'share'
  const kindOf = ({ measure, amount }: WeekLine) => (isWord(amount) ? amount : measure)
  return [...new Set(lines.map(kindOf))]
    .flatMap((kind) => {
      const same = lines.filter((line) => kindOf(line) === kind)
      const amount = isWord(kind) ? kind : combinedRange(same.map(({ amount }) => amount))
      return same[0] ? amountText({ ...same[0], amount }, library) : []
    })
    .join(', or ')
}

function restsText(lines: readonly WeekLine[]): string {
  const byClock = new Set(lines.filter(({ every }) => every).map(restText))
  const restedLines = lines.filter(({ every }) => !every)
  return [...byClock, ...(restedLines.length > 0 ? [restRange(restedLines)] : [])].join(', or ')
}

function restRange(lines: readonly WeekLine[]): string {
  const all = [...new Set(lines.map(({ rest }) => rest))]
  const [first = 'none', ...longer] = all.sort((a, b) => restSeconds(a) - restSeconds(b))
  const last = longer.at(-1)
  if (!last) return first
  const sameUnit = [first, last].map((rest) => rest.replace(/^[\d-]+ /, '').replace(/s$/, ''))
  return sameUnit[0] === sameUnit[1]
    ? `${combinedRange([first, last])} ${sameUnit[0]}s`
    : `${first} to ${last}`
}
