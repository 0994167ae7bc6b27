import { epleyFactor, MAX_RELIABLE_REPS, MAX_USABLE_REPS, oneRepMax } from './estimated-max'
import type { ToolValues } from './form'
import { formatNumber, type System } from './units'

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

/** Error margin of an estimate, as a share. Our own values: Reynolds and others give none per person. */
const marginOf = (reps: number) => (reps <= 5 ? 0.05 : reps <= MAX_RELIABLE_REPS ? 0.1 : 0.2)

/**
 * The estimated one-rep max with its margin, and loads for one to ten reps, all rounded down to steps. A
 * sentence instead if the set tells too little.
 */
export function solveOneRepMax({ system, numbers }: ToolValues) {
  const { weight = 0, reps = 0, reserve = 0 } = numbers
  const max = oneRepMax(weight, reps, reserve, MAX_USABLE_REPS)
  if (max === undefined)
    return `Above ${MAX_USABLE_REPS} repetitions, including those in reserve, this would be a guess. Use a heavier set.`
  const isSingle = reps + reserve === 1
  const step = steps[system].find(([from]) => max >= from)?.[1] ?? 1
  const formatLoad = (value: number) => `${formatNumber(floorToStep(value, step))} ${system}`
  const margin = marginOf(reps + reserve)
  return {
    headline: isSingle
      ? `${formatNumber(weight, 2)} ${system} once`
      : `About ${formatLoad(max)} once`,
    note: isSingle
      ? undefined
      : `${reps + reserve > MAX_RELIABLE_REPS ? 'Above ten repetitions this is rough. ' : ''}Expect between ${formatLoad(max * (1 - margin))} and ${formatLoad(max * (1 + margin))}.`,
    rows: Array.from({ length: MAX_RELIABLE_REPS }, (_, index) => [
      String(index + 1),
      index === 0 && isSingle
        ? `${formatNumber(weight, 2)} ${system}`
        : formatLoad(max / epleyFactor(index + 1)),
      `${formatNumber(100 / epleyFactor(index + 1), 0)}%`,
    ]),
  }
}
