import { defaultBreak, LONG_BREAK_WEEKS } from '../../plan/model/default-rules'
import type { Program } from '../../plan/model/program'

/** Explains a plan's break rule for a break of `days`. */
export function breakText({ progression }: Pick<Program, 'progression'>, days: number): string {
  const { gap = defaultBreak } = progression
  const rule = `The plan's rule: after ${gap.days} days without a session, ${consequences[gap.take] ?? `${gap.take} on each weight; what has none asks no more than the last time`}; after ${LONG_BREAK_WEEKS} weeks, week 1 again.`
  if (days < gap.days) return `${rule} Yours was shorter: go on as if nothing was missed.`
  return gap.take === 'the week again' || gap.take === 'the same'
    ? rule
    : `${rule} What the next session asks counts it already.`
}

const consequences: Readonly<Record<string, string>> = {
  'the same': 'the weights stay',
  'the week again': 'the week once more, weights 10% less',
}
