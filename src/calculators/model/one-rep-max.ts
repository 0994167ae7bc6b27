import {
  epleyFactor,
  MAX_RELIABLE_REPS,
  MAX_USABLE_REPS,
  oneRepMax,
} from '../../../packages/progression'
import type { ToolValues } from './form'
import { formatNumber, type System, toKilograms } from './units'

/** Rounds down to whole steps. */
export const floorToStep = (value: number, step: number) =>
  Number((Math.floor(value / step + 1e-9) * step).toFixed(4))

/** Steps of weights that a bar can load, by the estimated max from which they apply. */
const steps: Record<System, readonly (readonly [from: number, step: number])[]> = {
  kg: [
    [40, 2.5],
    [10, 1],
    [0, 0.5],
  ],
  lb: [
    [90, 5],
    [20, 2.5],
    [0, 1],
  ],
}

/** Repetitions that most sets of our plans and articles leave. */
const USUAL_RESERVE = 2

/** What each repetition in reserve beyond the usual adds to the margin: the guess is worse than the formula. */
const GUESS = 0.025

/** Error margin of an estimate, as a share. Our own values: Reynolds and others give none per person. */
const marginOf = (total: number, reserve: number) =>
  (total <= 5 ? 0.05 : 0.1) + GUESS * Math.max(0, reserve - USUAL_RESERVE)

/** Repetitions, with the usual reserve, that a set beyond the formula can still plan. */
const LONG_SET = { from: 8, to: 12 }

const NEAR_THE_LIMIT =
  'With high blood pressure, a heart condition, an aneurysm, disease of the retina or a hernia, a broken vertebra, after surgery, in pregnancy and the months after birth, ask a doctor before you lift near the limit. Under 18, go near it only with a coach.'

/** Kilograms above which hardly any lift was ever done. */
const MAX_LIFTED = 500

/**
 * The estimated one-rep max with its margin, and loads for one to ten reps, all rounded down to steps, but never
 * below what was lifted. From a longer set no single, but loads for about as many reps. A sentence instead if the set
 * tells too little.
 */
export function solveOneRepMax({ system, numbers }: ToolValues) {
  const { weight = 0, reps = 0, reserve = 0 } = numbers
  const max = oneRepMax(weight, reps, reserve, MAX_USABLE_REPS)
  if (max === undefined)
    return `Above ${MAX_USABLE_REPS} repetitions, including those in reserve, this would be a guess. Use a heavier set.`
  if (toKilograms(max, system) > MAX_LIFTED)
    return 'That comes to more than 500 kg (1,102 lb), about the most that anyone has lifted. Check the weight and the repetitions. For a leg press or a sled, go by repetitions in reserve.'
  const total = reps + reserve
  const isSingle = total === 1
  const step = steps[system].find(([from]) => max >= from)?.[1] ?? 1
  const round = (value: number) => floorToStep(value, step)
  const format = (value: number) => `${formatNumber(value, 2)} ${system}`
  /** The load for so many reps to the limit. The lifted set shows that fewer go with its weight too. */
  const loadFor = (count: number) => {
    const load = round(max / epleyFactor(count))
    return count <= total ? Math.max(load, weight) : load
  }
  const rowFor = (count: number) => [
    String(count),
    formatNumber(loadFor(count + USUAL_RESERVE), 2),
    formatNumber(loadFor(count), 2),
  ]
  if (total > MAX_RELIABLE_REPS) {
    const { from, to } = LONG_SET
    const [least, most] = [loadFor(to + USUAL_RESERVE), loadFor(from + USUAL_RESERVE)]
    const weights = least < most ? `${formatNumber(least, 2)} to ${format(most)}` : format(most)
    return {
      headline: `${weights} for sets of ${from} to ${to}, two left`,
      note: `A set of more than ten, those in reserve included, says too little about one repetition. For that, lift a set of three to five. ${NEAR_THE_LIMIT}`,
      system,
      rows: Array.from({ length: to - from + 1 }, (_, index) => rowFor(from + index)),
    }
  }
  const margin = marginOf(total, reserve)
  // The top is no invitation: a guess at the reserve raises nothing.
  const [low, high] = [
    Math.max(round(max * (1 - margin)), weight),
    round(reserve > USUAL_RESERVE ? max : max * (1 + margin)),
  ]
  return {
    headline: `${isSingle ? '' : 'About '}${format(loadFor(1))} once`,
    note: [
      !isSingle &&
        (low < high
          ? `Expect between ${format(low)} and ${format(high)}.`
          : 'So light a weight says little: one step of a dumbbell is more than the margin.'),
      NEAR_THE_LIMIT,
    ]
      .filter(Boolean)
      .join(' '),
    system,
    rows: Array.from({ length: MAX_RELIABLE_REPS }, (_, index) => [
      ...rowFor(index + 1),
      `${formatNumber(100 / epleyFactor(index + 1), 0)}%`,
    ]),
  }
}
