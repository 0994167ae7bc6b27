import type { Progression, Rule } from './progression-grammar'

// Apart from the grammar, whose schemas no page may load.

/** By how many percent a deload is lighter where its rule does not say. */
export const LIGHTER = 10

/** What a break does where a plan does not say. */
export const usualGap: NonNullable<Progression['gap']> = { days: 10, take: '10% less' }

/** Returns what two misses in a row do where a rule does not say. */
export function usualMisses({ raise }: Pick<Rule, 'raise'>): string {
  if (raise === 'nothing') return 'the same'
  return raise === 'the next rung' ? 'the rung before' : '10% less'
}

/** So many weeks without a session end a plan: it begins again. */
export const LONG_BREAK = 4
