import { pluralize } from '../../lib/pluralize'
import { inUnit } from '../../lib/units'
import type { Unit } from '../../lib/vocabulary'
import { type Exercises, findExercise } from '../model/exercises'
import { doneSets, type SessionLog } from '../model/log'
import { lastTrained } from '../model/session-times'

/** What a session comes to. */
export interface SessionSums {
  /** From its beginning to its last set; undefined where that is no length of a session. */
  minutes: number | undefined
  sets: number
  /** All weight lifted, in a unit: weight × repetitions, of both hands where two weights are held, of both sides. */
  volume: number
}

/** Nobody trains so many minutes: who goes back into a session days later has not trained all the time. */
const MOST_MINUTES = 300

export function sumsOf(session: SessionLog, exercises: Exercises, unit: Unit): SessionSums {
  const minutes = Math.round(
    (Date.parse(lastTrained(session)) - Date.parse(session.started)) / 60_000,
  )
  let volume = 0
  for (const entry of session.entries) {
    if (entry.asked.measure !== 'reps') continue
    const { pair, perSide } = findExercise(exercises, entry.exercise)
    const times = (pair ? 2 : 1) * (perSide ? 2 : 1)
    for (const { load, unit: own, amount = 0 } of doneSets(entry))
      if (load && own) volume += times * inUnit({ value: load, unit: own }, unit).value * amount
  }
  return {
    minutes: minutes > 0 && minutes <= MOST_MINUTES ? minutes : undefined,
    sets: session.entries.flatMap(doneSets).length,
    volume: Math.round(volume),
  }
}

/** Returns what a session comes to as short texts: '48 minutes', '18 sets', '4,320 kg lifted'. */
export const sumTexts = ({ minutes, sets, volume }: SessionSums, unit: Unit): string[] => [
  ...(minutes ? [pluralize(minutes, 'minute')] : []),
  pluralize(sets, 'set'),
  ...(volume > 0 ? [`${grouped(volume)} ${unit} lifted`] : []),
]

const grouped = (value: number) => `${value}`.replace(/\B(?=(\d{3})+$)/g, ',')
