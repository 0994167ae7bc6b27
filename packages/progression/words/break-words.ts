import { joinWithAnd, uncapitalize } from '../../basics'
import { type ExerciseLibrary, linesOf, type Program, valuesOf } from '../language/program'
import { LONG_BREAK_WEEKS, ruleOf } from '../language/rule-of'
import { breakRule, cutText, longer } from './break-rule'
import { hasWeight } from './wording-traits'

/**
 * Says on a plan's page what to do after a missed session, an illness and a break. Only lines with a
 * weight, a time or a share get lighter.
 */
export function breakSentence(program: Program, library: ExerciseLibrary): string {
  const { days, take } = program.progression.gap
  const lines = linesOf(program).filter(({ test }) => !test)
  const getsLess = lines.some(
    (line) =>
      line.measure === 'seconds' ||
      line.measure === 'minutes' ||
      valuesOf(line).some(({ amount }) => amount === 'share') ||
      hasWeight(program, line, library),
  )
  const text = getsLess ? cutText(program, days) : ''
  const hasRungs = lines.some((line) => ruleOf(program, line).raise.kind === 'rung')
  const longerText = text.includes('%') ? ` (${longerTexts(program, hasRungs)})` : ''
  const what: string[] = [
    take.kind === 'week' && 'repeat the last week',
    text && `take ${text} once${longerText}`,
    'start at the bottom of each range',
    `do two sets${hasCircuit(program) ? ', or a round of a circuit,' : ''} fewer in all`,
  ].flatMap((part) => part || [])
  return [
    missedText(program),
    'After an illness, wait for a day without fever, then do half the sets once.',
    `After ${days} days off, ${joinWithAnd(what)}; full sets bring the old numbers back, then more.`,
    `After ${LONG_BREAK_WEEKS} weeks, ${blockText(program)}.`,
  ].join(' ')
}

/** Whether exercises alternate in groups of more than two. */
const hasCircuit = ({ sessions }: Program) =>
  sessions.some(({ lines }) =>
    lines.some(({ group }) => group && lines.filter((line) => line.group === group).length > 2),
  )

/** '15% or a rung after 3 weeks, 20% after 4'. */
const longerTexts = (program: Program, hasRungs: boolean) =>
  longer
    .toReversed()
    .map(
      ({ weeks }, index) =>
        `${cutText(program, 7 * weeks).split(' ')[0]}${hasRungs && index === 0 ? ' or a rung' : ''} after ${weeks}${index === 0 ? ' weeks' : ''}`,
    )
    .join(', ')

const blockText = ({ deloads }: Pick<Program, 'deloads'>) =>
  deloads.length > 0 ? 'begin again after the last lighter week' : 'start again at week 1'

const NEXT = 'Do a missed session next, never two in one day'

const missedTexts = {
  next: NEXT,
  'left out': 'Leave a missed session out and do the next one',
  'left out beside another':
    'Do a missed session on a free day without a session right before or after it, or leave it out',
  'once a block':
    'Make up one missed session between two lighter weeks, on a free day; leave others out',
} as const

/** What becomes of a missed session. */
export function missedText({ progression: { missed } }: Pick<Program, 'progression'>): string {
  if (!missed) return `${NEXT}.`
  const text = missedTexts[missed.take]
  return missed.from ? `${NEXT}. From week ${missed.from} on, ${uncapitalize(text)}.` : `${text}.`
}

/** Says in training what a plan's rule asks after a break of `days`. */
export function breakText(program: Pick<Program, 'progression' | 'deloads'>, days: number): string {
  const { days: minDays, take } = program.progression.gap
  const again = take.kind === 'week' ? 'the week again, ' : ''
  const rule = `The plan's rule: after ${minDays} days without a session, ${again}${breakRule(program, minDays, undefined, true)}; after ${LONG_BREAK_WEEKS} weeks, ${blockText(program)}.`
  if (days < minDays) return `${rule} Your break was shorter, so continue as planned.`
  return again ? rule : `${rule} The next session already accounts for it.`
}
