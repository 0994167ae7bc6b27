import { libraryOf, parseDuration, sessionLengths } from '../../../packages/progression'
import { kitOf } from '../../plan/model/kits'
import type { PlanFacts } from '../../plan/model/plan-lists'
import type { CompletePlan } from './complete-plan'

/** Derives what filters find a plan by, and how long its sessions are, in words: '27 to 43 min'. */
export function planFacts(plan: CompletePlan): PlanFacts & { sessionLength: string | undefined } {
  const { title, category, level, length, duration, program } = plan
  const library = libraryOf(plan.library)
  const minutes = program ? sessionLengths(program, length, library).flat() : []
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)]
  return {
    title,
    category,
    level,
    length,
    perWeek: parseDuration(duration)?.perWeek,
    ...(program && { mostMinutes: most, kit: kitOf(program, library) }),
    sessionLength: program && `${least === most ? '' : `${least} to `}${most} min`,
  }
}
