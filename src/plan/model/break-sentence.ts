import { listed } from '../../lib/listed'
import type { Library, Program } from './program'
import { hasWeight } from './rule-usage'
import { LONG_BREAK, usualGap } from './usual-rules'

/** Returns what a missed session, an illness and a break do: less is said of weights alone. */
export function breakSentence(program: Program, library: Library): string {
  const { days, take } = program.progression.gap ?? usualGap
  const lines = program.sessions.flatMap((session) => session.lines).filter(({ test }) => !test)
  const bare = lines.filter((line) => !hasWeight(program, line, library))
  const measures = [...new Set(bare.map(({ measure }) => measure))]
  const isMixed = bare.length > 0 && bare.length < lines.length
  const weights = `take ${take}${take.includes('%') ? ' weight' : ''}, from the bottom of the range`
  const repeats = `do the ${listed(['sets', ...measures])} of the last time again, where the week asks for more`
  const less = isMixed
    ? `${weights}; without weight ${repeats}`
    : bare.length > 0
      ? repeats
      : weights
  const texts: Record<string, string> = {
    'the week again': `the last week comes once more, from the bottom of each range${bare.length < lines.length ? `, with ${usualGap.take} weight` : ''}`,
    'the same': 'each exercise begins from the bottom',
  }
  const does = texts[take] ?? less
  return `A missed session comes next, never two on one day. After an illness wait until you are well; after ${days} days without a session ${does}; after ${LONG_BREAK} weeks begin again at week 1.`
}
