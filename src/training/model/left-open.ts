import { localDate } from '../../lib/dates'
import { doneSets, type SessionLog } from './log'

/** After so many milliseconds without a tap nobody is in the middle of a session. */
const LEFT = 4 * 3_600_000

/** Whether an open session was left. */
export const isLeftOpen = ({ changed }: Pick<SessionLog, 'changed'>, now: number) =>
  now - Date.parse(changed) >= LEFT

const momentsOf = ({ entries }: Pick<SessionLog, 'entries'>) =>
  entries.flatMap((entry) => doneSets(entry).flatMap(({ done }) => done ?? [])).sort()

/** Returns when the last set of a session was done; without any, when it was begun. */
export const lastTrained = (session: Pick<SessionLog, 'entries' | 'started'>) =>
  momentsOf(session).at(-1) ?? session.started

/** Returns the day on which most sets of a session were done, of two the earlier; without any, the day it has. */
export function dayTrained(session: Pick<SessionLog, 'entries' | 'date'>): string {
  const counts = new Map<string, number>()
  for (const moment of momentsOf(session)) {
    const day = localDate(new Date(moment))
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  const most = Math.max(...counts.values())
  return [...counts].find(([, count]) => count === most)?.[0] ?? session.date
}
