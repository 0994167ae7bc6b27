import { storedValue } from '../ui/stored-value'
import { ticksStorageKey } from './model/follow-along-keys'
import { readTicks, sessionKey, type Ticks } from './model/ticks'

const openStore = (planId: string) => storedValue<Ticks>(ticksStorageKey(planId), readTicks)
const stores = new Map<string, ReturnType<typeof openStore>>()

function tickStore(planId: string) {
  const store = stores.get(planId) ?? openStore(planId)
  stores.set(planId, store)
  return store
}

/**
 * Checks a session off as done on a day ('2026-11-23'), or undoes that. Returns false if the browser couldn't
 * store the change, which then lasts for this visit only.
 */
export function toggleSession(planId: string, week: number, session: number, day: string): boolean {
  const key = sessionKey(week, session)
  return tickStore(planId).update((ticks) => {
    const { [key]: done, ...others } = ticks
    return done ? others : { ...others, [key]: day }
  })
}

/** Deletes the ticks of sessions no longer done, and returns them. */
export function untickSessions(
  planId: string,
  isObsolete: (tick: [key: string, day: string]) => boolean,
): Ticks {
  let removed: Ticks = {}
  tickStore(planId).update((ticks) => {
    const entries = Object.entries(ticks)
    removed = Object.fromEntries(entries.filter(isObsolete))
    return Object.fromEntries(entries.filter((tick) => !isObsolete(tick)))
  })
  return removed
}

/** Deletes all of a plan's ticks. */
export const eraseTicks = (planId: string) => tickStore(planId).erase()

/** Restores erased ticks and keeps newer ones. Returns the same as `toggleSession`. */
export const restoreTicks = (planId: string, erased: Ticks) =>
  tickStore(planId).update((ticks) => ({ ...erased, ...ticks }))

/** Returns a plan's done sessions; none on the server and in the first render. */
export const useTicks = (planId: string) => tickStore(planId).useValue()
