import type { PlanLength } from '../../calendar/model/training-days'
import { type Progress, sessionKey } from './progress'

/** How far a plan has come. */
export interface Standing {
  /** The first week with a session to do; undefined once all are done. */
  week: number | undefined
  /** Sessions done, and sessions in all. */
  done: number
  total: number
}

/** Returns how far a plan has come. Sessions that the plan no longer has do not count. */
export function standingOf(progress: Progress, { weeks, perWeek }: PlanLength): Standing {
  let done = 0
  let week: number | undefined
  for (let current = 1; current <= weeks; current++) {
    for (let session = 1; session <= perWeek; session++) {
      if (progress[sessionKey(current, session)]) done++
      else week ??= current
    }
  }
  return { week, done, total: weeks * perWeek }
}

/** Returns a standing in words: 'Week 3 of 6', or that all is done. */
export const standingText = ({ week }: Standing, { weeks }: PlanLength) =>
  week ? `Week ${week} of ${weeks}` : `All ${weeks} weeks done`

/** Returns the content of a file that holds a plan's progress: what was done on which day, in order. */
export function progressFile(
  plan: { planId: string; title: string },
  progress: Progress,
  { weeks, perWeek }: PlanLength,
): string {
  const sessions = Object.entries(progress)
    .map(([key, done]) => {
      const [week = 0, session = 0] = key.split('.').map(Number)
      return { week, session, done }
    })
    .sort((a, b) => a.week - b.week || a.session - b.session)
  return `${JSON.stringify({ plan: plan.planId, title: plan.title, weeks, sessionsPerWeek: perWeek, sessions }, null, 2)}\n`
}
