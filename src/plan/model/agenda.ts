import { numbersUpTo } from '../../../packages/basics'
import type { Program, Weekday } from '../../../packages/progression'
import { daysOfWeek } from '../../../packages/progression'

/** A session on its day, as lists show it. */
export interface AgendaDay {
  name: string
  day: Weekday
  minutes: number | null
}

/** Returns each week's sessions by name and day, in training order. */
export const planAgenda = (program: Program, weeks: number): AgendaDay[][] =>
  numbersUpTo(weeks).map((week) =>
    daysOfWeek(program, week).map(({ name, day, minutes = null }) => ({ name, day, minutes })),
  )
