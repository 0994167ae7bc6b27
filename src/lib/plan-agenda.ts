import { weekdays } from './vocabulary'

/** The sessions of each week by name and day, in order; empty where a plan does not say its sessions. */
export type Agenda = readonly (readonly AgendaEntry[])[]

/** A session of a week as lists name it. */
export interface AgendaEntry {
  readonly name: string
  readonly day: string
  readonly minutes?: number | null | undefined
}

/** Returns the names of a week's sessions; a name that comes twice is told apart by its day. */
export function sessionNames(week: readonly AgendaEntry[] = []): string[] {
  const isAlone = (name: string) => week.filter((other) => other.name === name).length === 1
  return week.map(({ name, day }) => (isAlone(name) ? name : `${name}, ${day}`))
}

/** Returns the days of a week's sessions, 0 for Monday. */
export const daysOf = (week: readonly AgendaEntry[] = []): number[] =>
  week.map(({ day }) => names.indexOf(day))

const names: readonly string[] = weekdays

/**
 * Returns the training days of each week: the plan's own days, which may change from week to week,
 * where the visitor left the proposed days as they are; else the chosen days in all weeks.
 */
export function daysByWeek(
  chosen: readonly number[],
  weeks: number,
  agenda: Agenda = [],
): (readonly number[])[] {
  const first = daysOf(agenda[0])
  const isOwn = first.length === chosen.length && first.every((day) => chosen.includes(day))
  return Array.from({ length: weeks }, (_, week) => {
    const own = daysOf(agenda[week])
    return isOwn && own.length === chosen.length ? own : chosen
  })
}
