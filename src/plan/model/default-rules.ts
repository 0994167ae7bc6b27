import type { Progression, Rule } from './progression-grammar'

// Separate from the grammar, whose zod schemas no page may load.

/** Percent by which a deload is lighter, unless its rule says otherwise. */
export const DEFAULT_DELOAD_PERCENT = 10

/** How a plan treats breaks, unless it says otherwise. */
export const defaultBreak: NonNullable<Progression['gap']> = { days: 10, take: '10% less' }

/** Returns what two misses in a row do, unless the rule says otherwise. */
export function defaultMisses({ raise }: Pick<Rule, 'raise'>): string {
  if (raise === 'nothing') return 'the same'
  return raise === 'the next rung' ? 'the rung before' : '10% less'
}

/** Weeks without a session after which a plan starts over. */
export const LONG_BREAK_WEEKS = 4
