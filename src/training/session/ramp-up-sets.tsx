import { rampUpLoads, rampUpsByLine } from '../model/prescribe/ramp-up'
import { weightText } from '../model/prescribe/weight-text'
import { DoneButton } from './done-button'
import { availableLoadsFor, type EntryProps } from './exercise-context'

/** Ramp-up sets at today's weights. Checking them off counts for nothing. */
export function RampUpSets({ entry, exercise, id, context }: EntryProps) {
  const { title, line, warmedUp = [], sets } = entry
  const workingLoad = sets[0]?.load
  const { plan, slot } = context
  if (!slot || workingLoad === undefined || exercise.loaded !== 'weight') return null
  const next = sets.find(({ done }) => !done) ?? sets.at(-1)
  const available = availableLoadsFor(entry, next, context)
  const rows = rampUpLoads(
    rampUpsByLine(slot, plan.exercises).get(line) ?? [],
    workingLoad,
    available,
  )
  if (rows.length === 0) return null
  return (
    <ol className="train-ramp" aria-label={`Warm-up sets of ${title}`}>
      {rows.map(({ reps, load }, set) => {
        const text = `${weightText(load, available.unit)} × ${reps}`
        const isDone = warmedUp.includes(set)
        return (
          <li key={load} className="train-set" data-done={isDone}>
            <span>
              <span className="text-sm text-muted">Warm-up</span> {text}
            </span>
            <DoneButton
              name={`${title}, warm-up ${text}`}
              isDone={isDone}
              onClick={() => context.act({ type: 'warmed up', entry: id, set })}
            />
          </li>
        )
      })}
    </ol>
  )
}
