import type { Entry, PlanState, SessionLog } from './log'
import type { TrainingInput } from './training-input'

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

/** Returns when the last rounds of a plan began; by default two, because the weights of the last one go on. */
export function roundsFrom({ restarts }: Pick<PlanState, 'restarts'>, rounds = 2): string {
  const begun = restarts.filter(({ week }) => week === 0).map(({ at }) => at)
  return begun.sort().at(-rounds) ?? ''
}

/** 56 days in milliseconds: what was lifted elsewhere before says little about today. */
const COUNTED = 56 * 86_400_000

/** Returns the first moment whose loads still count at another one, as an ISO date. */
export const countedSince = (now: Date) => new Date(now.getTime() - COUNTED).toISOString()

/**
 * Returns the finished sessions that decide what a plan asks, the last one first. A page may have read
 * more of the log: that must not change what is asked.
 */
export function neededSessions({
  sessions,
  state,
  now,
}: Pick<TrainingInput, 'sessions' | 'state' | 'now'>): SessionLog[] {
  const [from, since] = [roundsFrom(state), countedSince(now)]
  return finishedSessions(sessions).filter(
    ({ plan, started }) => started >= since || (plan === state.plan && started >= from),
  )
}

/** Returns every time one of some exercises was done, last first: in a line of a plan, in a plan, or anywhere. */
export function performances(
  finished: readonly SessionLog[],
  exercises: string | readonly string[],
  where?: { plan: string; name?: string },
): Performance[] {
  const wanted = new Set([exercises].flat())
  const { plan, name } = where ?? {}
  const isMeant = (entry: Entry) =>
    (name === undefined || entry.line === name) &&
    wanted.has(entry.exercise) &&
    !entry.skipped &&
    entry.sets.some(({ done }) => done)
  return finished.flatMap((session) =>
    plan !== undefined && session.plan !== plan
      ? []
      : session.entries.filter(isMeant).map((entry) => ({ session, entry })),
  )
}
