import { numbersUpTo } from '../../basics'
import type { Program } from '../language/program'
import { type DaySession, daysOfWeek } from '../language/week'

/** A session's place in its plan. */
export interface Position {
  name: string
  /** Counted from 1. */
  week: number
  session: number
  /** Its key in a plan's state: '3.2'. */
  key: string
}

export interface Slot extends DaySession, Position {}

export const sessionKey = (week: number, session: number) => `${week}.${session}`

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
