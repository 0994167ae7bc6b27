import type { WrittenProgression, WrittenRule } from './progression-grammar'

/** What a rule raises or takes back, parsed from the progression grammar. */
export interface Adjustment {
  /** As the plan writes it: 'a step', '10% less', '2 reps more', 'the rung before'. */
  text: string
  kind: 'step' | '%' | 'rung' | 'rep' | 'second' | 'set' | 'week' | 'same' | 'nothing'
  /** How many percent, reps, seconds or sets; 1 for the other kinds. */
  count: number
}

/** The usual raise. */
export const defaultRaise: Adjustment = { text: 'a step', kind: 'step', count: 1 }

/** A plan's progression with parsed rules and defaults. */
export interface Progression
  extends Rule,
    Pick<WrittenProgression, 'steps' | 'accounts' | 'round' | 'missed'> {
  others?: Readonly<Record<string, Rule>>
  /** What to do after `days` days without a session, and how to cut weights, even if the week repeats. */
  gap: { days: number; take: Adjustment; cut: Adjustment }
}

/** A rule with parsed adjustments. */
export interface Rule extends Omit<WrittenRule, 'raise' | 'miss' | 'misses' | 'stall'> {
  raise: Adjustment
  miss: Adjustment
  /** After two misses in a row; undefined if misses change nothing. */
  misses?: Adjustment | undefined
  stall?: { after: number; take: Adjustment }
}

/** Parses a plan's progression, during the build only. Pages receive the result. */
export function parseProgression(written: WrittenProgression): Progression {
  const { others, gap: _, steps, accounts, round, missed, ...rule } = written
  // Where the weeks alone set the numbers, a lighter weight is no help.
  const gap = written.gap ?? {
    days: 10,
    take: written.again && !written.on ? WEEK_AGAIN : TENTH_LESS,
  }
  const take = parseAdjustment(gap.take)
  const parsedOthers = Object.entries(others ?? {}).map(([name, other]) => [name, parseRule(other)])
  return {
    ...parseRule(rule),
    ...(others && { others: Object.fromEntries(parsedOthers) }),
    ...(steps && { steps }),
    ...(accounts && { accounts }),
    ...(round && { round }),
    ...(missed && { missed }),
    gap: { days: gap.days, take, cut: take.kind === 'week' ? parseAdjustment(TENTH_LESS) : take },
  }
}

const TENTH_LESS = '10% less'
const WEEK_AGAIN = 'the week again'

/** Parses a rule, with the defaults of the grammar. */
export function parseRule({ miss = 'the same', misses, stall, ...written }: WrittenRule): Rule {
  const raise = parseAdjustment(written.raise ?? 'a step')
  const twice = misses ?? defaultMisses(written, raise)
  return {
    ...written,
    raise,
    miss: parseAdjustment(miss),
    ...(twice && { misses: parseAdjustment(twice) }),
    ...(stall && { stall: { ...stall, take: parseAdjustment(stall.take) } }),
  }
}

/** Returns what two misses in a row do, unless the rule says otherwise; undefined if nothing raises. */
function defaultMisses({ on }: WrittenRule, { kind }: Adjustment): string | undefined {
  if (!on || on === 'the reserve') return undefined
  if (kind === 'nothing') return 'the same'
  return kind === 'rung' ? 'the rung before' : TENTH_LESS
}

/** Parses an adjustment of the progression grammar. Each form names exactly one kind. */
const parseAdjustment = (text: string): Adjustment => ({
  text,
  kind: (/%|step|rung|rep|second|set|week|nothing/.exec(text)?.[0] ?? 'same') as Adjustment['kind'],
  count: Number.parseInt(text, 10) || 1,
})
