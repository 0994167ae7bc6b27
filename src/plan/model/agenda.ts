import { numbersUpTo } from '../../lib/numbers-up-to'
import type { Weekday } from '../../lib/vocabulary'
import type { Program } from './program'
import { daysOfWeek } from './week'

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
