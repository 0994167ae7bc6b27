import type { Unit } from '../../lib/vocabulary'
import type { Loading } from '../model/loads'
import { rampLoads } from '../model/ramp-up'
import { weightText } from '../model/weight-text'
import { SetMark } from './set-mark'

interface WarmUpSetsProps {
  title: string
  sets: readonly string[]
  /** The day's weight. */
  work: number
  loading: Loading
  unit: Unit
  /** Those that are ticked, counted from 0. */
  done: readonly number[]
  onToggle: (set: number) => void
}

/** The ramp-up sets of an exercise with today's weights: ticked like others, and counted nowhere. */
export function WarmUpSets({ title, sets, work, loading, unit, done, onToggle }: WarmUpSetsProps) {
  const rows = rampLoads(sets, work, loading)
  if (rows.length === 0) return null
  return (
    <ol className="train-ramp" aria-label={`Warm-up sets of ${title}`}>
      {rows.map(({ reps, load }, set) => {
        const text = `${weightText(load, unit)} × ${reps}`
        return (
          <li key={load} className="train-set" data-done={done.includes(set)}>
            <span>
              <span className="text-sm text-muted">Warm-up</span> {text}
            </span>
            <button
              type="button"
              className="train-done"
              aria-pressed={done.includes(set)}
              aria-label={`${title}, warm-up ${text}: done`}
              onClick={() => onToggle(set)}
            >
              <SetMark isDone={done.includes(set)} />
            </button>
          </li>
        )
      })}
    </ol>
  )
}
