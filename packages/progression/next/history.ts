import { DAY_MS, daysBetween } from '../../basics'
import type { Entry, SessionLog } from '../record/log'
import type { PlanState } from '../record/plan-state'
import type { TrainingFacts } from './training-facts'

export interface LoggedEntry {
  session: SessionLog
  entry: Entry
}

/** Newest first. */
export const finishedSessions = (sessions: readonly SessionLog[]) =>
  sessions
    .filter(({ finished }) => finished)
    .sort((a, b) => (a.started < b.started ? 1 : a.started > b.started ? -1 : 0))

/** ISO instant when the last `rounds` began, '' for all. Two by default, because weights carry over. */
export function roundsStart({ restarts }: Pick<PlanState, 'restarts'>, rounds = 2): string {
  const starts = restarts.filter(({ week }) => week === 0).map(({ at }) => at)
  return starts.sort().at(-rounds) ?? ''
}

/** 56 days in ms: older lifts say little about today. */
const LOOKBACK_MS = 56 * DAY_MS

export const lookbackStart = (now: Date) => new Date(now.getTime() - LOOKBACK_MS).toISOString()

/** What counts for a prescription, newest first, however much of the log is loaded. */
export function relevantSessions({
  sessions,
  state,
  now,
}: Pick<TrainingFacts, 'sessions' | 'state' | 'now'>): SessionLog[] {
  const [from, since] = [roundsStart(state), lookbackStart(now)]
  return finishedSessions(sessions).filter(
    ({ plan, started }) => started >= since || (plan === state.plan && started >= from),
  )
}

/** Logged entries of some exercises, newest first, only of the plan and line that `where` names. */
export function loggedEntries(
  finished: readonly SessionLog[],
  exercises: string | readonly string[],
  where?: { plan: string; name?: string },
): LoggedEntry[] {
  const wantedIds = new Set([exercises].flat())
  const { plan, name } = where ?? {}
  const isMatch = (entry: Entry) =>
    (name === undefined || entry.line === name) &&
    wantedIds.has(entry.exercise) &&
    !entry.skipped &&
    entry.sets.some(({ done }) => done)
  return finished.flatMap((session) =>
    plan !== undefined && session.plan !== plan
      ? []
      : session.entries.filter(isMatch).map((entry) => ({ session, entry })),
  )
}

/** Whether the plan's next session is the first one after an illness that the trainee has named. */
export const isAfterIllness = ({ sessions, state }: Pick<TrainingFacts, 'sessions' | 'state'>) =>
  state.ill !== undefined &&
  finishedSessions(sessions).every(
    ({ plan, started }) => plan !== state.plan || started < (state.ill ?? ''),
  )

/** Whether two sessions belong to one pass through a week of the plan. */
export const isSameWeek = (
  one: Pick<SessionLog, 'week' | 'date'>,
  other: Pick<SessionLog, 'week' | 'date'>,
) => one.week === other.week && Math.abs(daysBetween(one.date, other.date)) < 7
