import { useSyncExternalStore } from 'react'
import { type StoredValue, storedValue } from '../ui/stored-value'
import { progressStorageKey } from './model/follow-along-keys'
import { type Progress, parseProgress, sessionKey } from './model/progress'

const NONE: Progress = {}
const stores = new Map<string, StoredValue<Progress>>()

function progressStore(planId: string): StoredValue<Progress> {
  const existing = stores.get(planId)
  if (existing) return existing
  const created = storedValue(progressStorageKey(planId), parseProgress)
  stores.set(planId, created)
  return created
}

/**
 * Ticks a session as done on a day ('2026-11-23'), or unticks it. Returns false if the browser couldn't store it: the
 * change then lasts for this visit only.
 */
export function toggleSession(planId: string, week: number, session: number, day: string): boolean {
  const key = sessionKey(week, session)
  return progressStore(planId).update((progress) => {
    const { [key]: done, ...others } = progress
    return done ? others : { ...others, [key]: day }
  })
}

/** Deletes the ticks of sessions no longer done, and returns them. */
export function untickSessions(planId: string, isObsolete: (key: string) => boolean): Progress {
  let removed = NONE
  progressStore(planId).update((progress) => {
    const ticks = Object.entries(progress)
    removed = Object.fromEntries(ticks.filter(([key]) => isObsolete(key)))
    return Object.fromEntries(ticks.filter(([key]) => !isObsolete(key)))
  })
  return removed
}

/** Deletes all of a plan's ticks. */
export const eraseProgress = (planId: string) => progressStore(planId).erase()

/** Restores erased ticks, keeping newer ones. Returns the same as `toggleSession`. */
export const restoreProgress = (planId: string, erased: Progress) =>
  progressStore(planId).update((progress) => ({ ...erased, ...progress }))

/** Clears the in-memory values, as a page load does. */
export function forgetProgress() {
  for (const plan of stores.values()) plan.forget()
}

/** Returns a plan's ticked sessions; none on the server and in the first render. */
export function useProgress(planId: string): Progress {
  const { subscribe, current } = progressStore(planId)
  return useSyncExternalStore(subscribe, current, () => NONE)
}
