import type { Program, ProgramLine, ProgramSession } from '../../plan/model/program'
import { type DaySession, daysOfWeek } from '../../plan/model/week'
import { sessionKey } from '../../progress/model/progress'

/** One session of a plan in its place. */
export interface Slot extends DaySession {
  /** Both counted from 1. */
  week: number
  session: number
  /** Names it in logs and in follow-along: '3.2'. */
  key: string
}

/** Returns every session of a plan of so many weeks, in order. */
export const slotsOf = (program: Program, weeks: number): Slot[] =>
  Array.from({ length: weeks }, (_, index) => index + 1).flatMap((week) =>
    daysOfWeek(program, week).map((day, index) => ({
      ...day,
      week,
      session: index + 1,
      key: sessionKey(week, index + 1),
    })),
  )

/** Returns a session's place in a plan; undefined where the plan no longer has it. */
export const slotOf = (slots: readonly Slot[], at: Pick<Slot, 'week' | 'session'>) =>
  slots.find(({ week, session }) => week === at.week && session === at.session)

/**
 * Returns the name of a line in logs: its session, its exercise, and which of the session's lines with
 * this exercise it is. A line that is moved, or gets neighbors, keeps its name and so its history.
 */
export function lineName(program: Program, session: string, index: number): string {
  const lines = sessionNamed(program, session)?.lines ?? []
  const exercise = lines[index]?.exercise ?? ''
  const before = lines.slice(0, index).filter((line) => line.exercise === exercise).length
  return [session, exercise, before + 1].join(' / ')
}

/** Returns the line of a plan that has a name in logs; undefined where the plan no longer has it. */
export function lineNamed(program: Program, name: string): ProgramLine | undefined {
  const [session = '', exercise, number] = name.split(' / ')
  const lines = sessionNamed(program, session)?.lines ?? []
  return lines.filter((line) => line.exercise === exercise)[Number(number) - 1]
}

/** Returns a session of a plan by its name. */
export const sessionNamed = (program: Program, name: string): ProgramSession | undefined =>
  program.sessions.find((session) => session.name === name)
