import { joinWithAnd } from '../../basics'
import { type ExerciseLibrary, linesOf, type Program } from '../language/program'
import type { Adjustment } from '../language/progression'
import { LONG_BREAK_WEEKS } from '../language/rule-of'
import { hasWeight } from './wording-traits'

/** Says on a plan's page what to do after a missed session, an illness and a break. Only lines with weight get lighter. */
export function breakSentence(program: Program, library: ExerciseLibrary): string {
  const { days, take, cut } = program.progression.gap
  const lines = linesOf(program).filter(({ test }) => !test)
  const unloaded = lines.filter((line) => !hasWeight(program, line, library))
  const measures = [...new Set(unloaded.map(({ measure }) => measure))]
  const isMixed = unloaded.length > 0 && unloaded.length < lines.length
  const weights = `take ${cut.text}${cut.kind === '%' ? ' weight' : ''}, from the bottom of the range`
  const repeats = `repeat the last ${joinWithAnd(['sets', ...measures])} if the week prescribes more`
  const less = isMixed
    ? `${weights}; without weight, ${repeats}`
    : unloaded.length > 0
      ? repeats
      : weights
  const fixedTexts: Partial<Record<Adjustment['kind'], string>> = {
    week: `repeat the last week, from the bottom of each range${unloaded.length < lines.length ? `, with ${cut.text} weight` : ''}`,
    same: 'start at the bottom of each range',
  }
  const afterBreak = fixedTexts[take.kind] ?? less
  return `Do a missed session next, never two in one day. After an illness, wait until you are well. After ${days} days without a session, ${afterBreak}. After ${LONG_BREAK_TEXT}.`
}

/** Says in training what a plan's rule asks after a break of `days`. */
export function breakText({ progression }: Pick<Program, 'progression'>, days: number): string {
  const { days: minDays, take, cut } = progression.gap
  const consequence =
    take.kind === 'same'
      ? 'keep the weights'
      : take.kind === 'week'
        ? `repeat the week with ${cut.text} weight`
        : `use ${cut.text} weight; without weight, do no more than last time`
  const rule = `The plan's rule: after ${minDays} days without a session, ${consequence}; after ${LONG_BREAK_TEXT}.`
  if (days < minDays) return `${rule} Your break was shorter, so continue as planned.`
  return take.kind === 'week' || take.kind === 'same'
    ? rule
    : `${rule} The next session already accounts for it.`
}

const LONG_BREAK_TEXT = `${LONG_BREAK_WEEKS} weeks, start again at week 1`
