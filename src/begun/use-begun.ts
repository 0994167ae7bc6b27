import { useSyncExternalStore } from 'react'
import { storedValue } from '../ui/stored-value'
import { BEGUN_KEY } from './model/begun-key'
import { parseBegun, replacePlan, type StartedPlan, upsertBegun } from './model/begun-plans'

const NONE: readonly StartedPlan[] = []

/** Written by training for all other pages, so that none of them has to read the log. */
const { current, update, erase, subscribe } = storedValue(BEGUN_KEY, parseBegun)

/** Records a plan's current state. */
export const recordBegun = (now: Parameters<typeof upsertBegun>[1]) =>
  update((begun) => upsertBegun(begun, now))

/** Changes a begun plan; no-op for others. */
export function changeBegun(plan: string, change: Pick<StartedPlan, 'stopped' | 'noCopy'>) {
  const existing = current().find((startedPlan) => startedPlan.plan === plan)
  if (existing) update((begun) => replacePlan(begun, { ...existing, ...change }))
}

/** Deletes a plan, and with the last one the stored value. */
export function forgetBegun(plan: string) {
  const others = current().filter((startedPlan) => startedPlan.plan !== plan)
  if (others.length === 0) erase()
  else update(() => others)
}

/** Returns the begun plans, last trained first; empty on the server and in the first render. */
export const useBegun = () => useSyncExternalStore(subscribe, current, () => NONE)
