import type { Measure, Unit } from '../../../packages/progression'
import {
  doneSets,
  type Entry,
  type Exercises,
  findExercise,
  formatLoad,
  inUnit,
  type Prescribed,
  type SetLog,
  type SwapReason,
  type TrainingExercise,
  unitAfter,
} from '../../../packages/progression'
import { durationText } from '../model/moves/clock'
import { amountLabel, loadLabel } from '../prescription-labels'

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

/** 'In place of Push-up: it hurt.'; undefined for the planned exercise. */
export const swapText = ({ planned, why }: Entry, exercises: Exercises) =>
  planned &&
  `In place of ${findExercise(exercises, planned).title}${why ? `: ${whyTexts[why]}` : ''}.`

/** '3 × 8-12 · 60 kg · 2 in reserve · rest 2 minutes'. */
export function prescriptionText(prescribed: Prescribed, exercise: TrainingExercise): string {
  return [
    `${prescribed.sets} × ${amountLabel(prescribed)}${exercise.perSide ? ' per side' : ''}`,
    loadLabel(prescribed, exercise),
    prescribed.effort,
    prescribed.every ? `a set starts every ${durationText(prescribed.every)}` : '',
    prescribed.rest > 0 && !prescribed.every ? `rest ${durationText(prescribed.rest)}` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/**
 * Done sets in words: '60 kg × 12, 12, 11'. Repeats a weight only if it changes. `unit` converts weights.
 * `withLeft` adds the reps left: '60 kg × 12 (2 left), 11 (1 left)' or '60 kg × 12, 11, 2 left each'.
 */
export function doneText(
  entry: Pick<Entry, 'sets' | 'asked'>,
  { withLeft = false, unit: targetUnit }: { withLeft?: boolean; unit?: Unit } = {},
): string {
  const sets = doneSets(entry)
  const unit = unitAfter(sets.length > 1 ? '' : sets[0]?.amount, entry.asked.measure)
  const ratings = new Set(sets.map((set) => set.left))
  const [sharedLeft] = sets.length > 1 && ratings.size === 1 ? ratings : []
  let previousWeight: string | undefined
  const parts = sets.map((set) => {
    const weight = weightOf(set, targetUnit)
    const text = weight && weight !== previousWeight ? `${weight} × ${set.amount}` : `${set.amount}`
    previousWeight = weight
    return withLeft && sharedLeft === undefined && set.left !== undefined
      ? `${text} (${set.left} left)`
      : text
  })
  if (parts.length === 0) return 'nothing'
  const ofEach = withLeft && sharedLeft !== undefined ? `, ${sharedLeft} left each` : ''
  return `${parts.join(', ')}${unit}${ofEach}`
}

/** Rounds converted weights to 0.5, because trainees read them and don't load them. */
function weightOf({ load, unit }: SetLog, targetUnit = unit) {
  if (!load || !unit || !targetUnit) return ''
  return unit === targetUnit
    ? formatLoad(load, unit)
    : formatLoad(Math.round(inUnit({ value: load, unit }, targetUnit).value * 2) / 2, targetUnit)
}
