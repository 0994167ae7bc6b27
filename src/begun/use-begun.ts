import { useSyncExternalStore } from 'react'
import { storedValue } from '../ui/stored-value'
import { BEGUN_KEY } from './model/begun-key'
import { type BegunPlan, changed, parseBegun, withBegun } from './model/begun-plans'

const NONE: readonly BegunPlan[] = []

/** A note that training leaves for the other pages, so that none of them reads the log. */
const { current, update, erase, subscribe } = storedValue(BEGUN_KEY, parseBegun)

/** Notes how a plan stands. */
export const noteBegun = (now: Parameters<typeof withBegun>[1]) =>
  update((begun) => withBegun(begun, now))

/** Changes what is noted of a plan; does nothing where nothing is. */
export function changeBegun(plan: string, change: Pick<BegunPlan, 'stopped' | 'noCopy'>) {
  const known = current().find((one) => one.plan === plan)
  if (known) update((begun) => changed(begun, { ...known, ...change }))
}

/** Forgets a plan. With the last one nothing stays stored. */
export function forgetBegun(plan: string) {
  const others = current().filter((one) => one.plan !== plan)
  if (others.length === 0) erase()
  else update(() => others)
}

/** Returns the plans that are begun, the one that was trained last first; none on the server and in the first render. */
export const useBegun = () => useSyncExternalStore(subscribe, current, () => NONE)
