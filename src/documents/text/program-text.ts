import type { CompletePlan } from '../../content/derive/complete-plan'
import { type AgendaSession, agendaSessions } from '../../plan/model/agenda'
import { effortTerms } from '../../plan/model/effort-terms'
import { groupedMarkdown } from '../../plan/model/groups'
import { libraryOf, type Program } from '../../plan/model/program'
import { progressionTopics, stepTexts } from '../../plan/model/progression-sentences'
import { weekKind } from '../../plan/model/rule-of'
import type { SafetyTexts } from '../safety-texts'
import { markdownList } from './markdown-list'

/** Markdown sections on progression; none for a plan without detail. */
export function progressionSections({ program, library }: CompletePlan): string[] {
  if (!program) return []
  const { progression, deloads, tests } = program
  const steps = stepTexts(progression)
  const deloadLine = deloads.length > 0 ? [`Deloads: week ${deloads.join(', ')}.`] : []
  const testLine = tests.length > 0 ? [`Tests: week ${tests.join(', ')}.`] : []
  return [
    '## How It Progresses',
    ...progressionTopics(program, libraryOf(library)).map(({ title, lines }) =>
      [`### ${title}`, markdownList(lines)].join('\n\n'),
    ),
    ...(steps.length > 0 ? ['### Steps', markdownList(steps)] : []),
    ...deloadLine,
    ...testLine,
    ...effortTerms(program),
  ]
}

/** Markdown sections on safety: the site's texts, then the plan's own. */
export function safetySections(
  safety: SafetyTexts | undefined,
  planSafety: string | undefined,
): string[] {
  const texts = safety ? [safety.emergency, safety.stop, safety.doctor] : []
  if (planSafety) texts.push(planSafety)
  return texts.length > 0 ? [`## ${safety?.title ?? 'Before you start'}`, ...texts] : []
}

/** Markdown sections with every session, week by week. */
export function sessionSections({ program, length, library }: CompletePlan): string[] {
  if (!program) return []
  const sessions = agendaSessions(program, length, libraryOf(library))
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

const ownWarmUp = ({ warmUp }: AgendaSession, planWarmUp: string | null | undefined) =>
  warmUp && warmUp !== planWarmUp ? [`Warm-up: ${warmUp}`] : []
