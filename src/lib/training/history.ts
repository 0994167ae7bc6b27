import { doneSets, type Entry, type SessionLog } from './log'

/** An exercise as it was done, with the session it belongs to. */
export interface Performance {
  session: SessionLog
  entry: Entry
}

/** Returns finished sessions, the last one first. */
export const finishedSessions = (sessions: readonly SessionLog[]) =>
  sessions
    .filter(({ finished }) => finished)
    .sort((a, b) => (a.started < b.started ? 1 : a.started > b.started ? -1 : 0))

/** Returns every time an exercise was done, last first: in one line of a plan, or wherever it was. */
export function performances(
  finished: readonly SessionLog[],
  exercise: string,
  line?: { plan: string; name: string },
): Performance[] {
  return finished.flatMap((session) => {
    if (line && session.plan !== line.plan) return []
    return session.entries
      .filter(
        (entry) =>
          entry.exercise === exercise &&
          (!line || entry.line === line.name) &&
          !entry.skipped &&
          doneSets(entry).length > 0,
      )
      .map((entry) => ({ session, entry }))
  })
}
