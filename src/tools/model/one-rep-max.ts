import { epley, MOST_REPS, oneRepMax, ROUGH_REPS } from './estimated-single'
import type { ToolValues } from './form'
import { inWords, type System } from './units'

/** Returns a value rounded down to whole steps. */
export const downToStep = (value: number, step: number) =>
  Number((Math.floor(value / step + 1e-9) * step).toFixed(4))

/** The steps in which weights can be loaded, by the estimated max from which they hold. */
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

/** How far off an estimate may be, as a share. Our own margins: Reynolds and others give none for each person. */
const marginOf = (reps: number) => (reps <= 5 ? 0.05 : reps <= MOST_REPS ? 0.1 : 0.2)

/**
 * Returns the estimated one-rep max with its margin, and what to lift at the limit for one to ten repetitions,
 * all rounded down to what can be loaded; or a sentence where a set tells too little.
 */
export function solveOneRepMax({ system, numbers }: ToolValues) {
  const { weight = 0, reps = 0, reserve = 0 } = numbers
  const max = oneRepMax(weight, reps, reserve, ROUGH_REPS)
  if (max === undefined)
    return `Above ${ROUGH_REPS} repetitions, those in reserve included, this would be a guess. Take a heavier set.`
  const isSingle = reps + reserve === 1
  const step = steps[system].find(([from]) => max >= from)?.[1] ?? 1
  const rounded = (value: number) => `${inWords(downToStep(value, step))} ${system}`
  const margin = marginOf(reps + reserve)
  return {
    headline: isSingle ? `${inWords(weight, 2)} ${system} once` : `About ${rounded(max)} once`,
    note: isSingle
      ? undefined
      : `${reps + reserve > MOST_REPS ? 'From more than ten repetitions this is rough. ' : ''}Expect something from ${rounded(max * (1 - margin))} to ${rounded(max * (1 + margin))}.`,
    rows: Array.from({ length: MOST_REPS }, (_, index) => [
      String(index + 1),
      index === 0 && isSingle ? `${inWords(weight, 2)} ${system}` : rounded(max / epley(index + 1)),
      `${inWords(100 / epley(index + 1), 0)}%`,
    ]),
  }
}
