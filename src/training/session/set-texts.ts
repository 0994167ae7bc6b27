import type { Measure } from '../../lib/vocabulary'
import type { TrainingExercise } from '../model/exercises'
import { type Asked, doneSets, type Entry, type SetLog } from '../model/log'
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

/** Returns all that is asked of an exercise: '3 × 8-12 · 60 kg · 2 in reserve · rest 2 minutes'. */
export function askedText(asked: Asked, exercise: TrainingExercise): string {
  return [
    `${asked.sets} × ${amountAsked(asked)}${exercise.perSide ? ' per side' : ''}`,
    loadAsked(asked, exercise),
    asked.effort,
    asked.rest > 0 ? `rest ${durationText(asked.rest)}` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Returns what was done: '60 kg × 12, 12, 11', with the weight again where it changed. */
export function doneText(entry: Pick<Entry, 'sets' | 'asked'>): string {
  const unit = unitTexts[entry.asked.measure]
  let before: string | undefined
  const parts = doneSets(entry).map((set) => {
    const weight = weightOf(set)
    const text = weight && weight !== before ? `${weight} × ${set.amount}` : `${set.amount}`
    before = weight
    return text
  })
  return parts.length > 0 ? parts.join(', ') + unit : 'nothing'
}

const weightOf = ({ load, unit }: SetLog) => (load && unit ? weightText(load, unit) : '')
