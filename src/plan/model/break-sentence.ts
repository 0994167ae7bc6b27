import type { Library, Program } from './program'
import { hasWeight } from './rule-usage'
import { usualGap } from './usual-rules'
import { listed } from './week-table'

/** Returns what a missed session, an illness and a break do: less is said of weights alone. */
export function breakSentence(program: Program, library: Library): string {
  const { days, take } = program.progression.gap ?? usualGap
  const lines = program.sessions.flatMap((session) => session.lines).filter(({ test }) => !test)
  const bare = lines.filter((line) => !hasWeight(program, line, library))
  const measures = [...new Set(bare.map(({ measure }) => measure))]
  const repeats = `${bare.length < lines.length ? 'without weight ' : ''}do the ${listed(['sets', ...measures])} of the last time again, where the week asks for more`
  const weights = `take ${take === 'a step less' ? take : `${take} weight`}, from the bottom of the range`
  const does =
    take === 'the week again'
      ? 'the last week comes once more; who goes on begins at the bottom of each range'
      : take === 'the same'
        ? 'each exercise begins from the bottom'
        : [bare.length < lines.length && weights, bare.length > 0 && repeats]
            .filter(Boolean)
            .join('; ')
  return `A missed session comes next, never two on one day. After an illness wait until you are well; after ${days} days without a session ${does}.`
}
