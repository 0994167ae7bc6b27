import type { PlanLength } from './training-days'

/** The sessions of a plan that are done: the day each was ticked ('2026-11-23') by its `sessionKey`. */
export type Progress = Readonly<Record<string, string>>

/** How a session is named in stored progress; weeks and sessions count from 1. */
export const sessionKey = (week: number, session: number) => `${week}.${session}`

const KEY = /^[1-9]\d?\.[1-7]$/
const DATE = /^\d{4}-\d\d-\d\d$/

/** Reads stored progress. Takes anything: whatever is not a session with its day is left out. */
export function parseProgress(stored: string | null): Progress {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
    return Object.fromEntries(
      Object.entries(value).filter(
        ([key, day]) => KEY.test(key) && typeof day === 'string' && DATE.test(day),
      ),
    )
  } catch {
    return {}
  }
}

/** How far a plan has come. */
export interface Standing {
  /** The first week with a session to do; undefined once all are done. */
  week: number | undefined
  /** Sessions done, and sessions in all. */
  done: number
  total: number
}

/** Works out how far a plan has come. Sessions that the plan no longer has do not count. */
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

/** A standing in words: 'Week 3 of 6', or that all is done. */
export const standingText = ({ week }: Standing, { weeks }: PlanLength) =>
  week ? `Week ${week} of ${weeks}` : `All ${weeks} weeks done`

/** The content of a file that holds a plan's progress: what was done on which day, in order. */
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
