import { defaultBreak, LONG_BREAK_WEEKS } from '../../plan/model/default-rules'
import type { Program } from '../../plan/model/program'

/** Explains a plan's break rule for a break of `days`. */
export function breakText({ progression }: Pick<Program, 'progression'>, days: number): string {
  const { gap = defaultBreak } = progression
  const rule = `The plan's rule: after ${gap.days} days without a session, ${consequences[gap.take] ?? `${gap.take} on each weight; without weight, no more than last time`}; after ${LONG_BREAK_WEEKS} weeks, week 1 again.`
  if (days < gap.days) return `${rule} Yours was shorter: continue as if you missed nothing.`
  return gap.take === 'the week again' || gap.take === 'the same'
    ? rule
    : `${rule} The next session already accounts for it.`
}

const consequences: Readonly<Record<string, string>> = {
  'the same': 'the weights stay',
  'the week again': 'the week again, with 10% less weight',
}
