import { doneSets, type Entry, type SessionLog } from './log'

/**
 * Returns what took an exercise's place because it hurt, the last time a plan asked for it; undefined where it was done
 * since, or this session has begun with it. Takes finished sessions, the last one first.
 */
export function hurtBefore(entry: Entry, plan: string, finished: readonly SessionLog[]) {
  const { exercise, planned, sets } = entry
  if (planned || doneSets({ sets }).length > 0) return undefined
  for (const session of finished) {
    if (session.plan !== plan) continue
    const own = session.entries.filter((one) => (one.planned ?? one.exercise) === exercise)
    const inPlace = own.find((one) => one.planned && one.why === 'pain')
    if (inPlace) return inPlace.exercise
    if (own.some((one) => doneSets(one).length > 0)) return undefined
  }
  return undefined
}
