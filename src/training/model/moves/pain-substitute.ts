import { doneSets, type Entry, type SessionLog } from '../../../../packages/progression'

/**
 * The exercise that replaced this one the last time it hurt. Undefined if it has been done since or is begun
 * today. `finished` is newest first.
 */
export function painSubstitute(entry: Entry, plan: string, finished: readonly SessionLog[]) {
  const { exercise, planned, sets } = entry
  if (planned || doneSets({ sets }).length > 0) return undefined
  for (const session of finished) {
    if (session.plan !== plan) continue
    const entries = session.entries.filter(
      (other) => (other.planned ?? other.exercise) === exercise,
    )
    const substitute = entries.find((other) => other.planned && other.why === 'pain')
    if (substitute) return substitute.exercise
    if (entries.some((other) => doneSets(other).length > 0)) return undefined
  }
  return undefined
}
