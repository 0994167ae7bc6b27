import { pluralize } from '../../lib/pluralize'
import { inUnit } from '../../lib/units'
import type { Unit } from '../../lib/vocabulary'
import { type Exercises, findExercise } from '../model/exercises'
import { doneSets, type SessionLog } from '../model/log'
import { lastTrained } from '../model/session-times'

/** A session's totals. */
export interface SessionTotals {
  /** From the start to the last set; undefined if implausible. */
  minutes: number | undefined
  sets: number
  /** Weight × reps, counting both hands and both sides. */
  volume: number
}

/** Longer means the session was reopened days later. */
const MAX_MINUTES = 300

export function totalsOf(session: SessionLog, exercises: Exercises, unit: Unit): SessionTotals {
  const minutes = Math.round(
    (Date.parse(lastTrained(session)) - Date.parse(session.started)) / 60_000,
  )
  let volume = 0
  for (const entry of session.entries) {
    if (entry.asked.measure !== 'reps') continue
    const { pair, perSide } = findExercise(exercises, entry.exercise)
    const multiplier = (pair ? 2 : 1) * (perSide ? 2 : 1)
    for (const { load, unit: own, amount = 0 } of doneSets(entry))
      if (load && own)
        volume += multiplier * inUnit({ value: load, unit: own }, unit).value * amount
  }
  return {
    minutes: minutes > 0 && minutes <= MAX_MINUTES ? minutes : undefined,
    sets: session.entries.flatMap(doneSets).length,
    volume: Math.round(volume),
  }
}

/** '48 minutes', '18 sets', '4,320 kg lifted'. */
export const totalTexts = ({ minutes, sets, volume }: SessionTotals, unit: Unit): string[] => [
  ...(minutes ? [pluralize(minutes, 'minute')] : []),
  pluralize(sets, 'set'),
  ...(volume > 0 ? [`${withThousands(volume)} ${unit} lifted`] : []),
]

const withThousands = (value: number) => `${value}`.replace(/\B(?=(\d{3})+$)/g, ',')
