import { LONG_BREAK_WEEKS } from '../../../plan/model/default-rules'
import type { TrainingInput } from './training-input'

/** Explains a plan's break rule for a break of `days`. */
export function breakText({ progression }: TrainingInput['program'], days: number): string {
  const { days: minDays, take, cut } = progression.gap
  const consequence =
    take.kind === 'same'
      ? 'the weights stay'
      : take.kind === 'week'
        ? `the week again, with ${cut.text} weight`
        : `${cut.text} on each weight; without weight, no more than last time`
  const rule = `The plan's rule: after ${minDays} days without a session, ${consequence}; after ${LONG_BREAK_WEEKS} weeks, week 1 again.`
  if (days < minDays) return `${rule} Yours was shorter: continue as if you missed nothing.`
  return take.kind === 'week' || take.kind === 'same'
    ? rule
    : `${rule} The next session already accounts for it.`
}
