import { parseDuration } from '../../lib/duration'
import type { BuiltPlan } from '../built-plan'
import type { LogLine, ProgramDocument } from './program-document'

/** Sessions a week of a plan whose duration does not say it in figures. */
const DEFAULT_SESSIONS = 4

/** Returns what the PDF of a plan without detail shows: the placeholder program, with a log for each week. */
export function generalDocument(
  plan: BuiltPlan,
  safety: ProgramDocument['safety'],
): ProgramDocument {
  const perWeek = parseDuration(plan.duration)?.perWeek ?? DEFAULT_SESSIONS
  const lines = plan.exercises.map(
    ({ name, sets, reps, rest }): LogLine => ({
      title: name,
      sets: `${sets} × ${reps}`,
      rest,
      effort: '',
      notes: '',
      next: '',
      group: '',
      isGrouped: false,
      isTest: false,
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
