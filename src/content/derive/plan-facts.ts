import { libraryOf, longestSessions, parseDuration } from '../../../packages/progression'
import { kitOf } from '../../plan/model/kits'
import { type PlanFacts, usualMinutes } from '../../plan/model/plan-lists'
import type { CompletePlan } from './complete-plan'

/** Derives what filters find a plan by. */
export function planFacts(plan: CompletePlan): PlanFacts {
  const { title, category, level, length, duration, program } = plan
  const library = libraryOf(plan.library)
  return {
    title,
    category,
    level,
    length,
    perWeek: parseDuration(duration)?.perWeek,
    usualMinutes: program && usualMinutes(longestSessions(program, length, library)),
    kit: program && kitOf(program, library),
  }
}
