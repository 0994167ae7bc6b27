import { parseDuration } from '../../../packages/progression'
import type { CompletePlan } from '../../content/derive/complete-plan'
import type { LogLine, ProgramDocument } from './program-document'

/** Sessions per week if a plan's duration can't be parsed. */
const DEFAULT_SESSIONS = 4

/** Returns the PDF content of a plan without detail: the placeholder program and a weekly log. */
export function generalDocument(
  plan: CompletePlan,
  safety: ProgramDocument['safety'],
): ProgramDocument {
  const perWeek = parseDuration(plan.duration)?.perWeek ?? DEFAULT_SESSIONS
  const lines = plan.exercises.map(
    ({ exercise, name, sets, reps, rest }): LogLine => ({
      words: {
        exercise: exercise ?? '',
        title: name,
        sets: `${sets} × ${reps}`,
        effort: '',
        load: undefined,
        loadKind: undefined,
        rest,
        isTest: false,
        notes: undefined,
      },
      next: '',
      group: '',
      isGrouped: false,
      count: Number(sets.split('-').at(-1)),
      asksLoad: true,
      isWhole: false,
    }),
  )
  const sessions = Array.from({ length: perWeek }, (_, index) => ({
    name: `Session ${index + 1}`,
    day: '',
    length: '',
    warmUp: '',
    lines,
  }))
  return {
    aim: '',
    entry: [],
    progression: [],
    warmUp: '',
    ownSafety: '',
    safety,
    loads: [],
    deloads: [],
    howTo: [],
    weeks: Array.from({ length: plan.length }, (_, week) => ({
      reason: plan.weeks[week] ?? '',
      kind: undefined,
      sessions,
    })),
  }
}
