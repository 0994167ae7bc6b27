import { numbersUpTo } from '../../../packages/basics'
import type { ExerciseLibrary, Program } from '../../../packages/progression'
import { daysOfWeek, sessionLengths } from '../../../packages/progression'
import type { Experience, Goal, Limitation } from '../../lib/vocabulary'
import { exerciseIdsBySession } from '../../plan/model/replacements'

export interface FinderExercise {
  title: string
  /** Its level, if above a beginner's: 1 or 2. */
  rank?: number
  /** Pieces it needs, each with its alternatives: 'dumbbell or kettlebell'. */
  equipment: readonly string[]
  hardOn: readonly Limitation[]
  /** Ids of possible substitutes, best first. */
  instead: readonly string[]
}

export interface FinderPlan {
  planId: string
  title: string
  level: string
  suits: readonly Goal[]
  presumes: Experience
  unfitFor: readonly Limitation[]
  /** Limits that it is made for. */
  madeFor?: readonly Limitation[] | undefined
  /** Training days of the fullest week. */
  days: number
  /** Number of different sessions in the first week. */
  turns: number
  /** Length of the longest session of each week. */
  minutes: readonly number[]
  /** Length of the shortest session of all. */
  leastMinutes: number
  sessions: readonly (readonly string[])[]
  /** Ids of exercises that the entry checks name, so that nothing can replace them. */
  fixed: readonly string[]
}

export interface FinderData {
  plans: readonly FinderPlan[]
  exercises: Readonly<Record<string, FinderExercise>>
}

/** The fields of a plan that a FinderPlan derives from. */
type PlanSource = Pick<FinderPlan, 'planId' | 'title' | 'level'> &
  Partial<Pick<FinderPlan, 'suits' | 'presumes' | 'unfitFor' | 'madeFor'>> & {
    category: string
    aim?: string
    entry?: readonly string[]
    length: number
  }

/** Goals of plans that don't list any, by aim. */
const suitsByAim: Record<string, readonly Goal[]> = {
  strength: ['strength'],
  muscle: ['muscle'],
  endurance: ['endurance'],
  skill: ['skill'],
  habit: ['feel better'],
}

const presumesByLevel: Record<string, Experience> = {
  Beginner: 'new',
  Intermediate: 'months',
  Advanced: 'tested',
}

/** Derives the finder's data of a plan with sessions. */
export function finderPlan(
  plan: PlanSource,
  program: Program,
  library: ExerciseLibrary,
): FinderPlan {
  const weeks = numbersUpTo(plan.length).map((week) => daysOfWeek(program, week))
  const lengths = sessionLengths(program, plan.length, library)
  const sessions = exerciseIdsBySession(program, library)
  const entry = plan.entry?.join('\n').toLowerCase() ?? ''
  return {
    planId: plan.planId,
    title: plan.title,
    level: plan.level,
    suits: plan.suits ?? [
      ...(plan.category === 'Weight Loss' ? (['lose weight'] as const) : []),
      ...(suitsByAim[plan.aim ?? ''] ?? []),
    ],
    presumes: plan.presumes ?? presumesByLevel[plan.level] ?? 'months',
    unfitFor: plan.unfitFor ?? [],
    madeFor: plan.madeFor,
    days: Math.max(...weeks.map((week) => new Set(week.map(({ day }) => day)).size)),
    turns: new Set(weeks[0]?.map(({ name }) => name)).size,
    minutes: lengths.map((week) => Math.max(...week)),
    leastMinutes: Math.min(...lengths.flat()),
    sessions,
    fixed: [...new Set(sessions.flat())].filter((id) => {
      const title = library.get(id)?.title.toLowerCase()
      return title !== undefined && entry.includes(title)
    }),
  }
}
