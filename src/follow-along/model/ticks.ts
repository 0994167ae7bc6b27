import { isDay } from '../../lib/dates'

/** The day of each session checked off ('2026-11-23'), by `sessionKey`. */
export type Ticks = Readonly<Record<string, string>>

/** A session's key; weeks and sessions count from 1. */
export const sessionKey = (week: number, session: number) => `${week}.${session}`

const KEY = /^[1-9]\d?\.[1-7]$/

/** Parses stored ticks. Drops anything but sessions with a day. */
export function parseTicks(stored: string | null): Ticks {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
    return Object.fromEntries(
      Object.entries(value).filter(
        ([key, day]) => KEY.test(key) && typeof day === 'string' && isDay(day),
      ),
    )
  } catch {
    return {}
  }
}
