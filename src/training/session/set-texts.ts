import { inUnit } from '../../lib/units'
import type { Measure, Unit } from '../../lib/vocabulary'
import { type Exercises, findExercise, type TrainingExercise } from '../model/exercises'
import { type Asked, doneSets, type Entry, type SetLog, type SwapReason } from '../model/log'
import { durationText } from '../model/rest'
import { unitTexts, weightText } from '../model/weight-text'
import { amountAsked, loadAsked } from '../texts'

/** What the amounts of a set are called above their column. */
export const measureNames: Record<Measure, string> = {
  reps: 'reps',
  seconds: 'sec',
  meters: 'm',
  minutes: 'min',
}

const whyTexts: Record<SwapReason, string> = {
  equipment: 'its equipment was missing',
  pain: 'it hurt',
  preference: 'by choice',
}

/** Returns whose place an exercise takes, and why: 'In place of Push-up: it hurt.'; undefined for what the plan names. */
export const inPlaceText = ({ planned, why }: Entry, exercises: Exercises) =>
  planned &&
  `In place of ${findExercise(exercises, planned).title}${why ? `: ${whyTexts[why]}` : ''}.`

/** Returns all that is asked of an exercise: '3 × 8-12 · 60 kg · 2 in reserve · rest 2 minutes'. */
export function askedText(asked: Asked, exercise: TrainingExercise): string {
  return [
    `${asked.sets} × ${amountAsked(asked)}${exercise.perSide ? ' per side' : ''}`,
    loadAsked(asked, exercise),
    asked.effort,
    asked.every ? `a set begins every ${durationText(asked.every)}` : '',
    asked.rest > 0 && !asked.every ? `rest ${durationText(asked.rest)}` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/**
 * Returns what was done: '60 kg × 12, 12, 11', with the weight again where it changed; in a unit, where one is given.
 * On demand with what each set left: '60 kg × 12 (2 left), 11 (1 left)', or '60 kg × 12, 11, 2 left each'.
 */
export function doneText(
  entry: Pick<Entry, 'sets' | 'asked'>,
  { withLeft = false, unit: wanted }: { withLeft?: boolean; unit?: Unit } = {},
): string {
  const unit = unitTexts[entry.asked.measure]
  const sets = doneSets(entry)
  const left = new Set(sets.map((set) => set.left))
  const [each] = sets.length > 1 && left.size === 1 ? left : []
  let before: string | undefined
  const parts = sets.map((set) => {
    const weight = weightOf(set, wanted)
    const text = weight && weight !== before ? `${weight} × ${set.amount}` : `${set.amount}`
    before = weight
    return withLeft && each === undefined && set.left !== undefined
      ? `${text} (${set.left} left)`
      : text
  })
  if (parts.length === 0) return 'nothing'
  const ofEach = withLeft && each !== undefined ? `, ${each} left each` : ''
  return `${parts.join(', ')}${unit}${ofEach}`
}

/** Another unit's weight is shown to half a step of the smallest plate: it is to be recognized, not loaded. */
function weightOf({ load, unit }: SetLog, wanted = unit) {
  if (!load || !unit || !wanted) return ''
  return unit === wanted
    ? weightText(load, unit)
    : weightText(Math.round(inUnit({ value: load, unit }, wanted).value * 2) / 2, wanted)
}
