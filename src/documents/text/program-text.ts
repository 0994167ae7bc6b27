import { type AgendaSession, planSessions } from '../../plan/model/agenda'
import { effortTerms } from '../../plan/model/effort-terms'
import { groupedMarkdown } from '../../plan/model/groups'
import { libraryOf, type Program } from '../../plan/model/program'
import { progressionTopics, stepTexts } from '../../plan/model/progression-sentences'
import { weekKind } from '../../plan/model/rule-of'
import type { BuiltPlan, SafetyTexts } from '../built-plan'
import { listOf } from './lists'

/** Returns how a plan with sessions progresses, as parts of a markdown text; none for a plan without detail. */
export function progressionSections({ program, library }: BuiltPlan): string[] {
  if (!program) return []
  const { progression, deloads, tests } = program
  const steps = stepTexts(progression)
  const lighter = deloads.length > 0 ? [`Deloads: week ${deloads.join(', ')}.`] : []
  const tested = tests.length > 0 ? [`Tests: week ${tests.join(', ')}.`] : []
  return [
    '## How It Progresses',
    ...progressionTopics(program, libraryOf(library)).map(({ title, lines }) =>
      [`### ${title}`, listOf(lines)].join('\n\n'),
    ),
    ...(steps.length > 0 ? ['### Steps', listOf(steps)] : []),
    ...lighter,
    ...tested,
    ...effortTerms(program),
  ]
}

/** Returns what holds for the safety of all plans, and of this one, as parts of a markdown text. */
export function safetySections(safety: SafetyTexts | undefined, own: string | undefined): string[] {
  const texts = safety ? [safety.emergency, safety.stop, safety.doctor] : []
  if (own) texts.push(own)
  return texts.length > 0 ? [`## ${safety?.title ?? 'Before you start'}`, ...texts] : []
}

/** Returns every session of a plan, week by week, as parts of a markdown text. */
export function sessionSections({ program, length, library }: BuiltPlan): string[] {
  if (!program) return []
  const sessions = planSessions(program, length, libraryOf(library))
  const warmUp = program.warmUp ? [`Warm-up: ${program.warmUp}`] : []
  return [
    '## Sessions',
    ...warmUp,
    ...sessions.flatMap((session) => [
      ...(session.session === 1 ? [weekHeading(session.week, program)] : []),
      `#### ${session.day}: ${session.name}${session.minutes ? `, about ${session.minutes} minutes` : ''}`,
      ...ownWarmUp(session, program.warmUp),
      groupedMarkdown(session.lines),
    ]),
  ]
}

const weekHeading = (week: number, program: Program) => {
  const kind = weekKind(program, week)
  return `### Week ${week}${kind ? `: ${kind}` : ''}`
}

const ownWarmUp = ({ warmUp }: AgendaSession, usual: string | null | undefined) =>
  warmUp && warmUp !== usual ? [`Warm-up: ${warmUp}`] : []
