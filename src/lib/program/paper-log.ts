import type { Library, Program } from './program'
import { setsText } from './texts'
import { daysInWeek, lineInWeek } from './week'
import { shortened } from './week-table'

/** A session on paper: a row for each exercise, a column for each of its weeks. */
export interface PaperSession {
  name: string
  weeks: number[]
  rows: PaperRow[]
}

export interface PaperRow {
  title: string
  /** What each of the weeks asks for: '4 × 8', or '' where it leaves the exercise out. */
  cells: string[]
}

/**
 * Returns the sessions of a plan with what each week asks of each exercise, for a log that is printed
 * from the plan's page. A session of two days a week stands there twice.
 */
export function paperLog(program: Program, length: number, library: Library): PaperSession[] {
  return program.sessions.flatMap((session) => {
    const weeks = session.weeks.filter((week) => week <= length)
    const rows = session.lines.map((line, index) => ({
      title: library.get(line.exercise)?.title ?? line.exercise,
      cells: weeks.map((week) => {
        const asked = lineInWeek(line, week, index)
        return asked ? shortened(setsText(asked, library)) : ''
      }),
    }))
    const perWeek = Math.max(0, ...weeks.map((week) => daysInWeek(session, week).length))
    return Array.from({ length: perWeek }, (_, time) => {
      const its = weeks.filter((week) => daysInWeek(session, week).length > time)
      const kept = (cells: string[]) => cells.filter((_, at) => its.includes(weeks[at] ?? 0))
      return {
        name: perWeek > 1 ? `${session.name} (${time + 1})` : session.name,
        weeks: its,
        rows: rows
          .map(({ title, cells }) => ({ title, cells: kept(cells) }))
          .filter(({ cells }) => cells.some(Boolean)),
      }
    })
  })
}
