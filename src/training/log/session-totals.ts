import { pluralize } from '../../lib/pluralize'
import { inUnit } from '../../lib/units'
import type { Unit } from '../../lib/vocabulary'
import { type Exercises, findExercise } from '../model/exercises'
import { doneSets, type SessionLog } from '../model/log'
import { lastTrained } from '../model/session/session-times'

/** A longer session means that the trainee reopened it days later. */
const MAX_MINUTES = 300

/**
 * A session's totals: '48 minutes', '18 sets', '4,320 kg lifted'. Minutes run from the start to the last set.
 * The weight counts both hands and both sides.
 */
export function sessionTotals(session: SessionLog, exercises: Exercises, unit: Unit): string[] {
  const minutes = Math.round(
    (Date.parse(lastTrained(session)) - Date.parse(session.started)) / 60_000,
  )
  let volume = 0
  for (const entry of session.entries) {
    if (entry.asked.measure !== 'reps') continue
    const { pair, perSide } = findExercise(exercises, entry.exercise)
    const multiplier = (pair ? 2 : 1) * (perSide ? 2 : 1)
    for (const { load, unit: loggedUnit, amount = 0 } of doneSets(entry))
      if (load && loggedUnit)
        volume += multiplier * inUnit({ value: load, unit: loggedUnit }, unit).value * amount
  }
  const lifted = Math.round(volume)
  return [
    ...(minutes > 0 && minutes <= MAX_MINUTES ? [pluralize(minutes, 'minute')] : []),
    pluralize(session.entries.flatMap(doneSets).length, 'set'),
    ...(lifted > 0 ? [`${withThousands(lifted)} ${unit} lifted`] : []),
  ]
}

const withThousands = (value: number) => `${value}`.replace(/\B(?=(\d{3})+$)/g, ',')
