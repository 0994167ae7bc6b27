import type { AvailableLoads, Prescribed, SetLog } from '../../../../packages/progression'
import { amountWithUnit, formatLoad, inUnit, type LoadKind } from '../../../../packages/progression'

/** Largest plausible load in kg, and amount per measure. */
const MAX_LOAD = 500
const MAX_AMOUNT = { reps: 100, seconds: 1800, meters: 20_000, minutes: 300 }

/** Largest plausible first loads, in kg per hand. */
const MAX_FIRST_LOAD: Partial<Record<LoadKind, number>> = {
  barbell: 200,
  dumbbell: 50,
  kettlebell: 50,
  other: 100,
}

/** More than this many times the prescribed load is probably a typo. */
const TYPO_FACTOR = 3

/** '600 kg?'; undefined if plausible. A first weight has no prescription, so the available weights limit it. */
export function plausibilityQuestion(
  { load = 0, unit = 'kg', amount }: SetLog,
  prescribed: Pick<Prescribed, 'measure' | 'load' | 'unit'>,
  { kind, weights, most }: Pick<AvailableLoads, 'kind' | 'weights' | 'most'>,
): string | undefined {
  const kilograms = inUnit({ value: load, unit }, 'kg').value
  const prescribedKilograms =
    prescribed.load && inUnit({ value: prescribed.load, unit: prescribed.unit ?? unit }, 'kg').value
  // Allow 30 kg more, because a few plates triple a light weight.
  const isTooHeavy =
    prescribedKilograms === undefined
      ? load > (weights?.at(-1) ?? most) || kilograms > (MAX_FIRST_LOAD[kind] ?? MAX_LOAD)
      : kilograms > Math.max(prescribedKilograms * TYPO_FACTOR, prescribedKilograms + 30)
  if (kilograms > MAX_LOAD || isTooHeavy) return `${formatLoad(load, unit)}?`
  if (amount === undefined) return undefined
  const { measure } = prescribed
  const isFraction = measure === 'reps' && !Number.isInteger(amount)
  if (amount > 0 && amount <= MAX_AMOUNT[measure] && !isFraction) return undefined
  return `${measure === 'reps' ? `${amount} reps` : amountWithUnit(amount, measure)}?`
}
