import { rangeOf, rangeText, restSeconds, restText } from './numbers'
import type { ExerciseRow } from './plan-detail'
import type { Library, Program } from './program'
import { amountText } from './texts'
import { lineInWeek, type WeekLine } from './week'

/**
 * Returns a plan's exercises once each, in the order in which they first appear, with the sets,
 * repetitions and rests of all weeks taken together: the specification's Exercise Breakdown.
 */
export function exerciseBreakdown(
  program: Program,
  weeks: number,
  library: Library,
): ExerciseRow[] {
  const lines = new Map<string, WeekLine[]>()
  for (const session of program.sessions) {
    for (const [index, line] of session.lines.entries()) {
      const asked = session.weeks
        .filter((week) => week <= weeks)
        .flatMap((week) => lineInWeek(line, week, index) ?? [])
      lines.set(line.exercise, [...(lines.get(line.exercise) ?? []), ...asked])
    }
  }
  return [...lines].map(([exercise, asked]) => ({
    exercise,
    name: library.get(exercise)?.title ?? exercise,
    sets: overall(asked.map(({ sets }) => `${sets}`)),
    reps: amounts(asked, library),
    rest: rests(asked),
  }))
}

/** Returns the range that texts of one unit span together: '8-10' and '12' give '8-12'. */
function overall(texts: readonly string[]): string {
  const numbers = texts.flatMap((text) => rangeOf(text) ?? [])
  return rangeText(Math.min(...numbers), Math.max(...numbers))
}

function amounts(lines: readonly WeekLine[], library: Library): string {
  const isWord = (amount: string) => amount === 'max' || amount === 'share'
  const kindOf = ({ measure, amount }: WeekLine) => (isWord(amount) ? amount : measure)
  return [...new Set(lines.map(kindOf))]
    .flatMap((kind) => {
      const same = lines.filter((line) => kindOf(line) === kind)
      const amount = isWord(kind) ? kind : overall(same.map(({ amount }) => amount))
      return same[0] ? amountText({ ...same[0], amount }, library) : []
    })
    .join(', or ')
}

function rests(lines: readonly WeekLine[]): string {
  const byClock = new Set(lines.filter(({ every }) => every).map(restText))
  const others = lines.filter(({ every }) => !every)
  return [...byClock, ...(others.length > 0 ? [span(others)] : [])].join(', or ')
}

/** Returns the rests that lines span together. */
function span(lines: readonly WeekLine[]): string {
  const all = [...new Set(lines.map(({ rest }) => rest))]
  const [first = 'none', ...others] = all.sort((a, b) => restSeconds(a) - restSeconds(b))
  const last = others.at(-1)
  if (!last) return first
  const sameUnit = [first, last].map((rest) => rest.replace(/^[\d-]+ /, '').replace(/s$/, ''))
  return sameUnit[0] === sameUnit[1]
    ? `${overall([first, last])} ${sameUnit[0]}s`
    : `${first} to ${last}`
}
