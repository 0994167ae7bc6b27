import { inUnit, type LoadKind } from '../../lib/units'
import type { Measure } from '../../lib/vocabulary'
import type { Loading } from './loads'
import type { Asked, SetLog } from './log'
import { amountOf, weightText } from './weight-text'

/** What hardly anyone lifts, in kg, and hardly any set has. */
const MOST_LOAD = 500
const MOST: Record<Measure, number> = { reps: 100, seconds: 1800, meters: 20_000, minutes: 300 }

/** What hardly anyone begins with, in kg and in one hand. */
const MOST_AT_FIRST: Partial<Record<LoadKind, number>> = {
  barbell: 200,
  dumbbell: 50,
  kettlebell: 50,
  other: 100,
}

/** So many times what is asked is more often a slip of the thumb. */
const TIMES = 3

/**
 * Returns a question about a set's numbers where they are hardly meant: '600 kg?'. Undefined for all others. A first
 * weight, for which nothing is asked, is compared with the weights that there are.
 */
export function doubtAbout(
  { load = 0, unit = 'kg', amount }: SetLog,
  asked: Pick<Asked, 'measure' | 'load' | 'unit'>,
  { kind, weights, most }: Pick<Loading, 'kind' | 'weights' | 'most'>,
): string | undefined {
  const kilograms = inUnit({ value: load, unit }, 'kg').value
  const wanted = asked.load && inUnit({ value: asked.load, unit: asked.unit ?? unit }, 'kg').value
  // Of light weights three times as much is a few plates.
  const isFar =
    wanted === undefined
      ? load > (weights?.at(-1) ?? most) || kilograms > (MOST_AT_FIRST[kind] ?? MOST_LOAD)
      : kilograms > Math.max(wanted * TIMES, wanted + 30)
  if (kilograms > MOST_LOAD || isFar) return `${weightText(load, unit)}?`
  if (amount === undefined) return undefined
  const { measure } = asked
  const isPart = measure === 'reps' && !Number.isInteger(amount)
  if (amount > 0 && amount <= MOST[measure] && !isPart) return undefined
  return `${measure === 'reps' ? `${amount} reps` : amountOf(amount, measure)}?`
}
