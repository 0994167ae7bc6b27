import { useSyncExternalStore } from 'react'
import { type StoredValue, storedValue } from '../ui/stored-value'
import { progressStorageKey } from './model/follow-along-keys'
import { type Progress, parseProgress, sessionKey } from './model/progress'

const NONE: Progress = {}
const plans = new Map<string, StoredValue<Progress>>()

function progressOf(planId: string): StoredValue<Progress> {
  const known = plans.get(planId)
  if (known) return known
  const added = storedValue(progressStorageKey(planId), parseProgress)
  plans.set(planId, added)
  return added
}

/**
 * Ticks a session as done on a day ('2026-11-23'), or unticks it. Returns false if the browser couldn't store it: the
 * change then lasts for this visit only.
 */
export function toggleSession(planId: string, week: number, session: number, day: string): boolean {
  const key = sessionKey(week, session)
  return progressOf(planId).update((progress) => {
    const { [key]: done, ...others } = progress
    return done ? others : { ...others, [key]: day }
  })
}

/** Deletes the ticks of sessions no longer done, and returns them. */
export function untickSessions(planId: string, isGone: (key: string) => boolean): Progress {
  let gone = NONE
  progressOf(planId).update((progress) => {
    const ticks = Object.entries(progress)
    gone = Object.fromEntries(ticks.filter(([key]) => isGone(key)))
    return Object.fromEntries(ticks.filter(([key]) => !isGone(key)))
  })
  return gone
}

/** Deletes all of a plan's ticks. */
export const eraseProgress = (planId: string) => progressOf(planId).erase()

/** Restores erased ticks, keeping newer ones. Returns the same as `toggleSession`. */
export const restoreProgress = (planId: string, erased: Progress) =>
  progressOf(planId).update((progress) => ({ ...erased, ...progress }))

/** Clears the in-memory values, as a page load does. */
export function forgetProgress() {
  for (const plan of plans.values()) plan.forget()
}

/** Returns a plan's ticked sessions; none on the server and in the first render. */
export function useProgress(planId: string): Progress {
  const { subscribe, current } = progressOf(planId)
  return useSyncExternalStore(subscribe, current, () => NONE)
}
