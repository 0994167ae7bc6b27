import { experienceLevels, type Limitation, type Wish } from '../../lib/vocabulary'
import { gearOf } from '../../plan/model/gear'
import type { Answers } from './answers'
import { type Bend, bendsOf, exercisesIn, usedPieces } from './bends'
import type { FinderData, FinderExercise, PlanFacts } from './plan-facts'

/** A reason why a plan doesn't fit. */
export type Miss =
  | { kind: 'wish' | 'days' | 'minutes' | 'ahead' | 'outgrown' | 'idle' }
  | { kind: 'equipment'; pieces: readonly string[] }
  | { kind: 'spare'; parts: readonly Limitation[] }

export interface Fit {
  plan: PlanFacts
  /** Of all sessions, without repeats. */
  exercises: readonly FinderExercise[]
  /** Empty for a plan that fits. */
  misses: readonly Miss[]
  bends: readonly Bend[]
  /** Lower is better; 1 is about the cost of one exercise to change. */
  cost: number
}

/** Other aims that also serve a wish, and their cost compared with a plan made for it. */
const nextTo: Record<Wish, Partial<Record<Wish, number>>> = {
  'feel better': { strength: 3, muscle: 3, endurance: 3 },
  muscle: { strength: 1, 'feel better': 1 },
  strength: { muscle: 1, 'feel better': 1 },
  'lose weight': { 'feel better': 1.5, strength: 1.5, muscle: 1.5, endurance: 1 },
  endurance: {},
  skill: {},
  core: {},
}

/** Share by which a usual week may exceed the visitor's minutes. */
const GRACE = 0.15

/** Share of a plan's exercises that may change before it becomes a different plan. */
const MOST_CHANGED = 0.2

/** Assesses how well a plan fits. */
export function fitOf(plan: PlanFacts, answers: Answers, data: FinderData): Fit {
  const exercises = exercisesIn(plan, data)
  const bends = bendsOf(plan, answers, data)
  const parts = [
    wishPart(plan, answers),
    daysPart(plan, answers),
    minutesPart(plan, answers),
    standPart(plan, answers),
    equipmentPart(exercises, answers, bends),
    sparePart(plan, answers, bends, exercises.length),
  ]
  return {
    plan,
    exercises,
    bends,
    misses: parts.flatMap(({ miss }) => miss ?? []),
    cost: parts.reduce((sum, { cost }) => sum + cost, 0),
  }
}

/** The cost of one question, and why the plan doesn't fit, if so. */
interface Part {
  cost: number
  miss?: Miss
}

function wishPart({ suits }: PlanFacts, { wish }: Answers): Part {
  if (!wish || suits.includes(wish)) return { cost: 0 }
  const cost = Math.min(...suits.map((one) => nextTo[wish][one] ?? Number.POSITIVE_INFINITY))
  return Number.isFinite(cost) ? { cost } : { cost: 10, miss: { kind: 'wish' } }
}

/** Too many days cost less the shorter the plan is and the fewer sessions are never reached. */
function daysPart(plan: PlanFacts, { days }: Answers): Part {
  if (!days) return { cost: 0 }
  const over = plan.days - days
  if (over <= 0) return { cost: -0.5 * over }
  const unseen = Math.max(0, plan.turns - days)
  return { cost: (6 + plan.minutes.length / 4) * over + unseen, miss: { kind: 'days' } }
}

/** Judges the median week, not the hardest: a few minutes more are mentioned, cost a little, and are forgiven. */
function minutesPart(plan: PlanFacts, { minutes }: Answers): Part {
  const over = minutes ? Math.max(0, usualMinutes(plan) / minutes - 1) : 0
  return { cost: 10 * over, ...(over > GRACE && { miss: { kind: 'minutes' } }) }
}

/** Returns the length of the longest session in the median week. */
export const usualMinutes = ({ minutes }: Pick<PlanFacts, 'minutes'>) =>
  [...minutes].sort((a, b) => a - b)[Math.floor(minutes.length / 2)] ?? 0

/** Assumes a beginner if the visitor didn't say. */
function standPart({ presumes, level }: PlanFacts, { stand = 'new' }: Answers): Part {
  const behind = experienceLevels.indexOf(stand) - experienceLevels.indexOf(presumes)
  if (behind < 0) return { cost: -8 * behind, miss: { kind: 'ahead' } }
  if (level === 'Beginner' && behind > 1) return { cost: 9, miss: { kind: 'outgrown' } }
  return { cost: level === 'Beginner' ? behind : behind / 2 }
}

function equipmentPart(
  exercises: readonly FinderExercise[],
  { wish, equipment }: Answers,
  bends: readonly Bend[],
): Part {
  if (!equipment) return { cost: gearOf(exercises).length }
  const short = bends.filter(({ missing }) => missing.length > 0)
  const pieces = [...new Set(short.flatMap(({ missing }) => missing))]
  const unused = equipment.length && 1 - usedPieces(exercises, equipment).length / equipment.length
  const share = short.length / exercises.length
  // Visitors with weights who want strength should not get a bodyweight plan.
  if (unused === 1 && (wish === 'muscle' || wish === 'strength'))
    return { cost: unused + 6, miss: { kind: 'idle' } }
  const isShort = share > MOST_CHANGED || short.some(({ instead, isFixed }) => isFixed || !instead)
  return isShort
    ? { cost: unused + 3 + 15 * share, miss: { kind: 'equipment', pieces } }
    : { cost: unused + Math.floor(unused) + short.length }
}

function sparePart(
  plan: PlanFacts,
  { spare }: Answers,
  bends: readonly Bend[],
  exercises: number,
): Part {
  const hard = bends.filter(({ hardOn }) => hardOn.length > 0)
  const partsOf = (all: readonly Bend[]) => all.flatMap(({ hardOn }) => hardOn)
  const asked = spare.filter((part) => plan.unfitFor.includes(part))
  const fixed = [...asked, ...partsOf(hard.filter(({ instead }) => !instead))]
  const isOther = fixed.length === 0 && hard.length > 2 * MOST_CHANGED * exercises
  const parts = [...new Set(isOther ? partsOf(hard) : fixed)]
  return parts.length > 0
    ? { cost: 3 + hard.length, miss: { kind: 'spare', parts } }
    : { cost: hard.length }
}
