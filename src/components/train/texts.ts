import type { TrainingExercise } from '../../lib/training/exercises'
import { type Asked, doneSets, type Entry, type SetLog } from '../../lib/training/log'
import { durationText } from '../../lib/training/rest'
import { weightText } from '../../lib/training/rule'
import type { Measure } from '../../lib/vocabulary'

/** What the amounts of a set are called above their column. */
export const measureNames: Record<Measure, string> = {
  reps: 'reps',
  seconds: 'sec',
  meters: 'm',
  minutes: 'min',
}

const units: Record<Measure, string> = {
  reps: '',
  seconds: ' seconds',
  meters: ' meters',
  minutes: ' minutes',
}

/** Returns what is asked of a set: '8-12', 'as many as possible', '30 seconds'. */
export const amountAsked = ({ amount, measure }: Pick<Asked, 'amount' | 'measure'>) =>
  amount === 'max' ? 'as many as possible' : `${amount}${units[measure]}`

/** Returns a weight in words, of one hand where two are held: '22 kg a hand'. */
export function loadAsked(
  { load, unit }: Pick<Asked, 'load' | 'unit'>,
  exercise: TrainingExercise,
) {
  if (load === undefined || !unit) return ''
  if (exercise.loaded === 'added') return load === 0 ? 'body weight' : `+${weightText(load, unit)}`
  return `${weightText(load, unit)}${exercise.pair ? ' a hand' : ''}`
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
  const unit = units[entry.asked.measure]
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

/** Returns a day as a short text, the same in every browser: 'Nov 21'. */
export function shortDate(date: string): string {
  const [, month = 1, day] = date.split('-').map(Number)
  const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
  return `${names[month - 1]} ${day}`
}
