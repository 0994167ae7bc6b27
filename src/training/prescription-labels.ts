import type { Prescribed, TrainingExercise } from '../../packages/progression'
import { amountWithUnit, formatLoad } from '../../packages/progression'

/** '8-12', 'as many as possible', '30 seconds'. */
export const amountLabel = ({ amount, measure }: Pick<Prescribed, 'amount' | 'measure'>) =>
  amount === 'max'
    ? 'as many as possible'
    : amount === 'share'
      ? 'based on your test'
      : amountWithUnit(amount, measure)

/** '22 kg', '22 kg per hand' for two weights, '+5 kg' or 'body weight'; '' without a load. */
export function loadLabel(
  { load, unit }: Pick<Prescribed, 'load' | 'unit'>,
  exercise: TrainingExercise,
) {
  if (load === undefined || !unit) return ''
  if (exercise.loaded === 'added') return load === 0 ? 'body weight' : `+${formatLoad(load, unit)}`
  return `${formatLoad(load, unit)}${exercise.pair ? ' per hand' : ''}`
}
