/** The sessions of a plan that are done: the day each was ticked ('2026-11-23') by its `sessionKey`. */
export type Progress = Readonly<Record<string, string>>

/** Returns how a session is named in stored progress; weeks and sessions count from 1. */
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
