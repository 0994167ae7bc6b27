import type { Duration } from '../../lib/duration'
import { sessionKey, type Ticks } from './ticks'

/** How much of a plan is done. */
export interface Completion {
  /** The first week with an open session; undefined when all are done. */
  week: number | undefined
  /** Number of sessions done, and in total. */
  done: number
  total: number
}

/** Counts the done sessions. Ignores those that the plan no longer has. */
export function completionOf(ticks: Ticks, { weeks, perWeek }: Duration): Completion {
  let done = 0
  let week: number | undefined
  for (let current = 1; current <= weeks; current++) {
    for (let session = 1; session <= perWeek; session++) {
      if (ticks[sessionKey(current, session)]) done++
      else week ??= current
    }
  }
  return { week, done, total: weeks * perWeek }
}

/** Returns 'Week 3 of 6' or 'Plan done'. */
export const completionText = ({ week }: Completion, { weeks }: Duration) =>
  week ? `Week ${week} of ${weeks}` : 'Plan done'

/** Returns a plan's progress as a JSON file: the done sessions in order, each with its day. */
export function ticksFile(
  plan: { planId: string; title: string },
  ticks: Ticks,
  { weeks, perWeek }: Duration,
): string {
  const sessions = Object.entries(ticks)
    .map(([key, done]) => {
      const [week = 0, session = 0] = key.split('.').map(Number)
      return { week, session, done }
    })
    .sort((a, b) => a.week - b.week || a.session - b.session)
  return `${JSON.stringify({ plan: plan.planId, title: plan.title, weeks, sessionsPerWeek: perWeek, sessions }, null, 2)}\n`
}
