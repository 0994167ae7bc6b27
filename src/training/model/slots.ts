import { sessionKey } from '../../follow-along/model/ticks'
import { numbersUpTo } from '../../lib/numbers-up-to'
import type { Program, ProgramLine, ProgramSession } from '../../plan/model/program'
import { type DaySession, daysOfWeek } from '../../plan/model/week'

export interface Slot extends DaySession {
  /** Counted from 1. */
  week: number
  session: number
  /** Its key in logs and on the plan's page: '3.2'. */
  key: string
}

export const slotsOf = (program: Program, weeks: number): Slot[] =>
  numbersUpTo(weeks).flatMap((week) =>
    daysOfWeek(program, week).map((day, index) => ({
      ...day,
      week,
      session: index + 1,
      key: sessionKey(week, index + 1),
    })),
  )

/** The slot at a logged position; undefined if the plan no longer has it. */
export const slotOf = (slots: readonly Slot[], position: Pick<Slot, 'week' | 'session'>) =>
  slots.find(({ week, session }) => week === position.week && session === position.session)

/** 'Upper One / press / 1': its number among the session's lines with that exercise, so moving it changes nothing. */
export function lineName(program: Program, session: string, index: number): string {
  const lines = sessionNamed(program, session)?.lines ?? []
  const exercise = lines[index]?.exercise ?? ''
  const before = lines.slice(0, index).filter((line) => line.exercise === exercise).length
  return [session, exercise, before + 1].join(' / ')
}

/** Inverse of `lineName`; undefined if the plan no longer has the line. */
export function lineNamed(program: Program, name: string): ProgramLine | undefined {
  const [session = '', exercise, number] = name.split(' / ')
  const lines = sessionNamed(program, session)?.lines ?? []
  return lines.filter((line) => line.exercise === exercise)[Number(number) - 1]
}

export const sessionNamed = (program: Program, name: string): ProgramSession | undefined =>
  program.sessions.find((session) => session.name === name)
