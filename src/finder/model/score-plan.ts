import { experienceLevels, type Goal, type Limitation } from '../../lib/vocabulary'
import { gearOf } from '../../plan/model/gear'
import type { Answers } from './answers'
import { changesFor, type ExerciseChange, exercisesIn, usedPieces } from './exercise-changes'
import type { FinderData, FinderExercise, FinderPlan } from './finder-plan'

export type Miss =
  | { kind: 'goal' | 'days' | 'minutes' | 'later' | 'ahead' | 'outgrown' | 'idle' | 'purpose' }
  | { kind: 'equipment'; pieces: readonly string[] }
  | { kind: 'limitations'; parts: readonly Limitation[] }

export interface ScoredPlan {
  plan: FinderPlan
  /** The exercises of all sessions, without repeats. */
  exercises: readonly FinderExercise[]
  /** Empty for a plan that fits. */
  misses: readonly Miss[]
  changes: readonly ExerciseChange[]
  /** Lower is better; 1 is about the cost of one exercise to change. */
  cost: number
}

/** By the visitor's goal: goals whose plans also serve it, and what that costs them. */
const relatedGoals: Record<Goal, Partial<Record<Goal, number>>> = {
  'feel better': { strength: 3, muscle: 3, endurance: 3 },
  muscle: { strength: 1, 'feel better': 1 },
  strength: { muscle: 1, 'feel better': 1 },
  'lose weight': { 'feel better': 1, strength: 1.5, muscle: 1.5, endurance: 1 },
  endurance: {},
  skill: {},
  core: {},
}

/** Share by which a usual week's sessions may exceed the visitor's minutes. */
const MINUTES_TOLERANCE = 0.15

/**
 * The same for a plan that only begins within the minutes: how far its usual week may exceed them. Training says what
 * to leave out of the later weeks.
 */
const LATER_MINUTES_TOLERANCE = 0.7

/** Goals that nobody has who doesn't name them. */
const specialGoals: readonly Goal[] = ['core', 'skill']

/** Share of their minutes that a plan for muscle or strength uses at least, or it costs. */
const USED_SHARE = 0.75

/** Share of a plan's exercises that may change before it becomes a different plan. */
const MAX_CHANGED_SHARE = 0.2

/** Most plans to show, and how much more than the best one they may cost. */
const MAX_SHOWN = 3
const COST_MARGIN = 1.5

/**
 * Ranks all plans for a visitor's answers: the best that fit, among them those that only begin within the minutes; if
 * none fits, these, or the nearest. One made for the visitor's limits comes first.
 */
export function answersToPlans(answers: Answers, data: FinderData) {
  const scored = data.plans
    .map((plan) => scorePlan(plan, answers, data))
    .sort((a, b) => a.cost - b.cost || (a.plan.title < b.plan.title ? -1 : 1))
  const close = scored.filter(comesClose)
  const most = (close[0]?.cost ?? 0) + COST_MARGIN
  const shown = close
    .filter((one) => isForLimits(one, answers) || one.cost <= most)
    .sort((a, b) => Number(isForLimits(b, answers)) - Number(isForLimits(a, answers)))
    .slice(0, MAX_SHOWN)
  const isFound = close.some(({ misses }) => misses.length === 0)
  return {
    fitting: isFound ? shown : [],
    fittingCount: isFound ? close.length : 0,
    nearest: isFound ? [] : close.length > 0 ? shown : scored.slice(0, 1),
  }
}

/** Whether a plan fits, or misses nothing but that it outgrows a visitor's minutes. */
const comesClose = ({ misses }: ScoredPlan) => misses.every(({ kind }) => kind === 'later')

/** Whether a plan is made for a limit of the visitor's, and for their goal. */
const isForLimits = ({ plan }: ScoredPlan, answers: Answers) =>
  ownLimits(plan, answers).length > 0 && (!answers.goal || plan.suits.includes(answers.goal))

/** Returns the plans that fit a visitor's answers, or come close. Asks first what is quick to answer. */
export const fittingPlans = (answers: Answers, data: FinderData) =>
  data.plans.filter(
    (plan) =>
      [scoreGoal, scoreDays, scoreMinutes, scoreExperience, scorePurpose].every((score) =>
        ['later', undefined].includes(score(plan, answers).miss?.kind),
      ) && comesClose(scorePlan(plan, answers, data)),
  )

export function scorePlan(plan: FinderPlan, answers: Answers, data: FinderData): ScoredPlan {
  const exercises = exercisesIn(plan, data)
  const changes = changesFor(plan, answers, data)
  const parts = [
    scoreGoal(plan, answers),
    scoreDays(plan, answers),
    scoreMinutes(plan, answers),
    scoreExperience(plan, answers),
    scorePurpose(plan, answers),
    scoreEquipment(exercises, answers, changes),
    scoreLimitations(plan, answers, changes, exercises.length),
  ]
  return {
    plan,
    exercises,
    changes,
    misses: parts.flatMap(({ miss }) => miss ?? []),
    cost: parts.reduce((sum, { cost }) => sum + cost, 0),
  }
}

/** Whether a goal takes most of the time and equipment that there is. */
const usesMuch = (goal: Goal | undefined) => goal === 'muscle' || goal === 'strength'

/** What one question costs a plan, and why the plan doesn't fit, if it doesn't. */
interface Score {
  cost: number
  miss?: Miss
}

function scoreGoal({ suits }: FinderPlan, { goal }: Answers): Score {
  if (!goal) return { cost: suits.every((suited) => specialGoals.includes(suited)) ? 5 : 0 }
  if (suits.includes(goal)) return { cost: 0 }
  const cost = Math.min(
    ...suits.map((suited) => relatedGoals[goal][suited] ?? Number.POSITIVE_INFINITY),
  )
  return Number.isFinite(cost) ? { cost } : { cost: 10, miss: { kind: 'goal' } }
}

/** Scores the days. Each day too many costs more in a longer plan. Sessions never reached cost extra. */
function scoreDays(plan: FinderPlan, { days }: Answers): Score {
  if (!days) return { cost: 0 }
  const excess = plan.days - days
  if (excess <= 0) return { cost: -0.5 * excess }
  const skippedSessions = Math.max(0, plan.turns - days)
  return { cost: (6 + plan.minutes.length / 4) * excess + skippedSessions, miss: { kind: 'days' } }
}

/** Returns the length of the longest session in the median week, from each week's longest. */
const usualMinutes = (minutes: readonly number[]) =>
  [...minutes].sort((a, b) => a - b)[Math.floor(minutes.length / 2)] ?? 0

/** Whether a session is as good as within a visitor's minutes. */
export const isWithin = (length: number, minutes: number) =>
  length <= minutes * (1 + MINUTES_TOLERANCE)

/**
 * Scores the median week, not the hardest. A few minutes too many cost little, and the plan still fits. One that only
 * begins within the minutes comes close, and fits if it is made for the visitor's limits. Who wants muscle or strength
 * uses most of their time.
 */
function scoreMinutes(plan: FinderPlan, answers: Answers): Score {
  const { minutes, goal } = answers
  if (!minutes) return { cost: 0 }
  const usual = usualMinutes(plan.minutes)
  const share = usual / minutes
  if (isWithin(usual, minutes)) {
    const idle = usesMuch(goal) ? Math.max(0, USED_SHARE - share) : 0
    return { cost: 10 * Math.max(0, share - 1) + 6 * idle }
  }
  const beginsWithin =
    isWithin(plan.minutes[0] ?? 0, minutes) && share <= 1 + LATER_MINUTES_TOLERANCE
  if (!beginsWithin) return { cost: 10 * (share - 1), miss: { kind: 'minutes' } }
  const cost = 1 + 4 * (share - 1)
  return ownLimits(plan, answers).length > 0 ? { cost } : { cost, miss: { kind: 'later' } }
}

/** Returns the visitor's limits that a plan is made for. */
export const ownLimits = ({ madeFor }: FinderPlan, { limitations }: Answers) =>
  limitations.filter((part) => madeFor?.includes(part))

/** A plan made for a limit is no one else's. */
function scorePurpose(plan: FinderPlan, answers: Answers): Score {
  if (!plan.madeFor) return { cost: 0 }
  return ownLimits(plan, answers).length > 0 ? { cost: -2 } : { cost: 8, miss: { kind: 'purpose' } }
}

/** Without an answer every level is possible, the easiest first. */
function scoreExperience({ presumes, level }: FinderPlan, { experience }: Answers): Score {
  if (!experience) return { cost: 2 * experienceLevels.indexOf(presumes) }
  const levelsAbove = experienceLevels.indexOf(experience) - experienceLevels.indexOf(presumes)
  if (levelsAbove < 0) return { cost: -8 * levelsAbove, miss: { kind: 'ahead' } }
  if (level === 'Beginner' && levelsAbove > 1) return { cost: 9, miss: { kind: 'outgrown' } }
  return { cost: level === 'Beginner' ? levelsAbove : levelsAbove / 2 }
}

function scoreEquipment(
  exercises: readonly FinderExercise[],
  { goal, equipment }: Answers,
  changes: readonly ExerciseChange[],
): Score {
  if (!equipment) return { cost: gearOf(exercises).length }
  const lacking = changes.filter(({ missing }) => missing.length > 0)
  const pieces = [...new Set(lacking.flatMap(({ missing }) => missing))]
  const unusedShare =
    equipment.length && 1 - usedPieces(exercises, equipment).length / equipment.length
  // Visitors with weights who want strength should use them, and not get a bodyweight plan.
  const unused = usesMuch(goal) ? 2 * unusedShare : unusedShare
  if (unusedShare === 1 && usesMuch(goal)) return { cost: unused + 5, miss: { kind: 'idle' } }
  const share = lacking.length / exercises.length
  const isLacking =
    share > MAX_CHANGED_SHARE || lacking.some(({ instead, isFixed }) => isFixed || !instead)
  return isLacking
    ? { cost: unused + 3 + 15 * share, miss: { kind: 'equipment', pieces } }
    : { cost: unused + Math.floor(unusedShare) + lacking.length }
}

function scoreLimitations(
  plan: FinderPlan,
  { limitations }: Answers,
  changes: readonly ExerciseChange[],
  exercises: number,
): Score {
  const hard = changes.filter(({ hardOn }) => hardOn.length > 0)
  const partsOf = (all: readonly ExerciseChange[]) => all.flatMap(({ hardOn }) => hardOn)
  const unfitParts = limitations.filter((part) => plan.unfitFor.includes(part))
  const unavoidable = [...unfitParts, ...partsOf(hard.filter(({ instead }) => !instead))]
  const changesTooMuch = unavoidable.length === 0 && hard.length > 2 * MAX_CHANGED_SHARE * exercises
  const parts = [...new Set(changesTooMuch ? partsOf(hard) : unavoidable)]
  return parts.length > 0
    ? { cost: 3 + hard.length, miss: { kind: 'limitations', parts } }
    : { cost: hard.length }
}
