import type { Report } from '../../../packages/content-validation'
import type { WrittenSession } from '../../../packages/progression'
import {
  measures,
  namedWeek,
  parseDuration,
  type Weekday,
  weekdays,
} from '../../../packages/progression'
import type { Check } from '../content-files'
import { type LineAt, weekMistake, workWeeks, writtenLinesOf } from './written-lines'

interface Input {
  lines: readonly LineAt[]
  weeks: number
  deloads: readonly number[]
  report: Report
}

/** Checks that every percentage has a base: a test, a week or an earlier session that comes before it. */
export const checkPercentages: Check = ({ files }) => {
  for (const place of files.plans) {
    const { duration = '', deloads = [] } = place.fields
    const weeks = parseDuration(duration)?.weeks
    if (!weeks) continue
    const lines = writtenLinesOf(place)
    for (const line of lines) checkPercentage({ lines, weeks, deloads, report: place.report }, line)
  }
}

function checkPercentage(input: Input, lineAt: LineAt) {
  const { line, path } = lineAt
  const { percent, of = 'max' } = line
  const asksReps = measures.some((measure) => [line[measure]].flat().includes('share'))
  if (asksReps && (percent === undefined || of !== 'test'))
    return input.report(
      [...path, 'reps'],
      'Found "share" without percent and "of": "test"; add them.',
    )
  if (percent !== undefined) input.report([...path, 'of'], baseMistake(input, lineAt))
}

function baseMistake({ lines, weeks, deloads }: Input, lineAt: LineAt): string | undefined {
  const { percent, of = 'max', lift = lineAt.line.exercise } = lineAt.line
  const share = `${[percent].flat()[0]}%`
  const liftLines = lines.filter(({ line }) => line.exercise === lift)
  const firstWeek = Math.min(...workWeeks(lineAt, weeks))
  const named = namedWeek(of)
  if (named && named > weeks) return weekMistake(named, weeks)
  const hasWork = (week: number) =>
    liftLines.some((other) => workWeeks(other, weeks).includes(week))
  if (named && !hasWork(named))
    return `Week ${named} has no "${lift}" for the ${share}; name another week, or another exercise in the lift field.`
  if (of === 'last week' && !hasWork(firstWeek - 1))
    return `Week ${firstWeek} asks for ${share} of last week's "${lift}", which has none; start a week later, or give week ${firstWeek} a load.`
  if (of === 'test') {
    const tests = liftLines.filter(({ line }) => line.test)
    if (!tests.some((test) => workWeeks(test, weeks).some((week) => week <= firstWeek)))
      return `No line tests "${lift}" before this line asks for ${share} of it; add a line with "test": true, or name another exercise in the lift field.`
  }
  if (of === 'last time') {
    const isEarlier = (other: LineAt) =>
      workWeeks(other, weeks).some(
        (week) =>
          !deloads.includes(week) &&
          (week < firstWeek ||
            (week === firstWeek && firstDay(other.session, week) < firstDay(lineAt.session, week))),
      )
    if (!liftLines.some((other) => !other.line.test && isEarlier(other)))
      return `Week ${firstWeek} asks for ${share} of the last "${lift}", but no session before it has one; name another base, or another exercise in the lift field.`
  }
  return undefined
}

/** Index of a session's first weekday in a week. Several lists of days alternate by week. */
function firstDay({ days }: WrittenSession, week: number): number {
  const lists = days.filter((list) => Array.isArray(list))
  const names = lists.length > 0 ? lists[(week - 1) % lists.length] : days
  return Math.min(...[names].flat(2).map((day) => weekdays.indexOf(day as Weekday)))
}
