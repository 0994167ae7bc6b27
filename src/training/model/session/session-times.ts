import { localDate } from '../../../lib/dates'
import { doneSets, type SessionLog } from '../log'

/** A session counts as abandoned after this long without a tap, in ms. */
const ABANDONED_AFTER = 4 * 3_600_000

export const isAbandoned = ({ changed }: Pick<SessionLog, 'changed'>, now: number) =>
  now - Date.parse(changed) >= ABANDONED_AFTER

const doneTimes = ({ entries }: Pick<SessionLog, 'entries'>) =>
  entries.flatMap((entry) => doneSets(entry).flatMap(({ done }) => done ?? [])).sort()

/** Time of the last done set, or of the start. */
export const lastTrained = (session: Pick<SessionLog, 'entries' | 'started'>) =>
  doneTimes(session).at(-1) ?? session.started

/** The day with the most done sets, the earlier of two; without sets, the session's date. */
export function dayTrained(session: Pick<SessionLog, 'entries' | 'date'>): string {
  const counts = new Map<string, number>()
  for (const time of doneTimes(session)) {
    const day = localDate(new Date(time))
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  const most = Math.max(...counts.values())
  return [...counts].find(([, count]) => count === most)?.[0] ?? session.date
}
