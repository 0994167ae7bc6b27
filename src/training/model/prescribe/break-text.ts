import { LONG_BREAK_WEEKS } from '../../../plan/model/default-rules'
import type { TrainingInput } from './training-input'

/** Explains a plan's break rule for a break of `days`. */
export function breakText({ progression }: TrainingInput['program'], days: number): string {
  const { days: minDays, take, cut } = progression.gap
  const consequence =
    take.kind === 'same'
      ? 'keep the weights'
      : take.kind === 'week'
        ? `repeat the week with ${cut.text} weight`
        : `use ${cut.text} weight; without weight, do no more than last time`
  const rule = `The plan's rule: after ${minDays} days without a session, ${consequence}; after ${LONG_BREAK_WEEKS} weeks, start again at week 1.`
  if (days < minDays) return `${rule} Your break was shorter, so continue as planned.`
  return take.kind === 'week' || take.kind === 'same'
    ? rule
    : `${rule} The next session already accounts for it.`
}
