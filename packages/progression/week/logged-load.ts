import { parseRange } from '../language/numbers'
import { doneSets, type SessionLog } from '../record/log'
import { DEFAULT_RESERVE } from './hard-sets'
import { MINUTES_PER_SET, reserveWeight } from './weekly-load'

/** A session's load. Weights each done set by its reserve, as rated or else as prescribed. */
export function loggedLoad({ entries }: Pick<SessionLog, 'entries'>): number {
  let load = 0
  for (const { asked, sets } of entries) {
    const byDefault = asked.effort === '' ? DEFAULT_RESERVE : undefined
    const prescribed = parseRange(asked.reserve).high
    for (const { amount = 0, left } of doneSets({ sets })) {
      const count = asked.measure === 'minutes' ? amount / MINUTES_PER_SET : 1
      load += count * reserveWeight(left ?? prescribed ?? byDefault)
    }
  }
  return load
}
