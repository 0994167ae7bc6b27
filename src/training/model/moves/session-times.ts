import { daysBetween, localDate } from '../../../../packages/basics'
import { doneSets, type SessionLog } from '../../../../packages/progression'

/** In ms without a tap. */
const ABANDONED_AFTER = 4 * 3_600_000

export const isAbandoned = ({ changed }: Pick<SessionLog, 'changed'>, now: number) =>
  now - Date.parse(changed) >= ABANDONED_AFTER

const doneTimes = ({ entries }: Pick<SessionLog, 'entries'>) =>
  entries.flatMap((entry) => doneSets(entry).flatMap(({ done }) => done ?? [])).sort()

/** Time of the last done set, or of the start. */
export const lastTrained = (session: Pick<SessionLog, 'entries' | 'started'>) =>
  doneTimes(session).at(-1) ?? session.started

/** The day with the most done sets, the earlier one if two have as many. Without sets, the session's date. */
export function dayTrained(session: Pick<SessionLog, 'entries' | 'date'>): string {
  const days = doneTimes(session).map((time) => localDate(new Date(time)))
  const countOn = (day: string) => days.filter((other) => other === day).length
  return days.toSorted((a, b) => countOn(b) - countOn(a))[0] ?? session.date
}

/** Moves a session to another day, with all its timestamps, because sessions sort by them. */
export function moveToDate(session: SessionLog, date: string): SessionLog {
  const days = daysBetween(session.date, date)
  const shift = (instant: string) => {
    const shifted = new Date(instant)
    // In local time, because a DST day has 23 or 25 hours.
    shifted.setDate(shifted.getDate() + days)
    return shifted.toISOString()
  }
  return {
    ...session,
    date,
    started: shift(session.started),
    ...(session.finished && { finished: shift(session.finished) }),
    entries: session.entries.map((entry) => ({
      ...entry,
      sets: entry.sets.map((set) => (set.done ? { ...set, done: shift(set.done) } : set)),
    })),
  }
}
