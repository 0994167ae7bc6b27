import { parseJson, readDate, readMap, withDefault } from '../../lib/readers'

/** The day of each session checked off ('2026-11-23'), by `sessionKey`. */
export type Ticks = Readonly<Record<string, string>>

/** A session's key; weeks and sessions count from 1. */
export const sessionKey = (week: number, session: number) => `${week}.${session}`

const KEY = /^[1-9]\d?\.[1-9]\d?$/

const readDays = withDefault({}, readMap(readDate))

/** Reads stored ticks. Drops anything but sessions with a day. */
export const readTicks = (value: unknown): Ticks =>
  Object.fromEntries(Object.entries(readDays(value)).filter(([key]) => KEY.test(key)))

export const parseTicks = (stored: string | null): Ticks => readTicks(parseJson(stored))
