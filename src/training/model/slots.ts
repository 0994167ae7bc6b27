import { sessionKey } from '../../follow-along/model/ticks'
import { numbersUpTo } from '../../lib/numbers-up-to'
import type { Program, ProgramLine, ProgramSession } from '../../plan/model/program'
import { type DaySession, daysOfWeek, type WeekLine } from '../../plan/model/week'

export interface SlotLine extends WeekLine {
  /**
   * Identifies the line in logs by session, exercise, and number among its lines with that exercise:
   * 'Upper One / press / 1'. So it keeps its history if an editor moves it or adds others.
   */
  lineKey: string
}

export interface Slot extends DaySession {
  lines: readonly SlotLine[]
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
      lines: day.lines.map((line) => ({
        ...line,
        lineKey: lineKeyOf(program, day.name, line.index),
      })),
      week,
      session: index + 1,
      key: sessionKey(week, index + 1),
    })),
  )

/** The slot at a logged position; undefined if the plan no longer has it. */
export const slotOf = (slots: readonly Slot[], position: Pick<Slot, 'week' | 'session'>) =>
  slots.find(({ week, session }) => week === position.week && session === position.session)

function lineKeyOf(program: Program, session: string, index: number): string {
  const lines = sessionNamed(program, session)?.lines ?? []
  const exercise = lines[index]?.exercise ?? ''
  const before = lines.slice(0, index).filter((line) => line.exercise === exercise).length
  return [session, exercise, before + 1].join(' / ')
}

/** Finds a line by its key in logs; undefined if the plan no longer has it. */
export function lineOfKey(program: Program, lineKey: string): ProgramLine | undefined {
  const parts = lineKey.split(' / ')
  // The session's name may contain the separator too.
  const [exercise, number] = parts.splice(-2)
  const lines = sessionNamed(program, parts.join(' / '))?.lines ?? []
  return lines.filter((line) => line.exercise === exercise)[Number(number) - 1]
}

export const sessionNamed = (program: Program, name: string): ProgramSession | undefined =>
  program.sessions.find((session) => session.name === name)
