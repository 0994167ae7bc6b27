import { piecesOf } from '../../../packages/progression'
import { householdItems, type Limitation } from '../../lib/vocabulary'
import { findSubstitutes, gearOf, isPossibleWith, missingEquipment } from '../../plan/model/gear'
import type { Answers } from './answers'
import type { FinderData, FinderExercise, FinderPlan } from './finder-plan'

/** An exercise a visitor can't do as written, and its substitute. */
export interface ExerciseChange {
  title: string
  /** The pieces that the visitor lacks, and the limitations that it is hard on. */
  missing: readonly string[]
  hardOn: readonly Limitation[]
  /** Whether the entry checks name it, so that the plan is about it. */
  isFixed: boolean
  /** Undefined if the library has no substitute. */
  instead: { id: string; title: string } | undefined
}

/** Returns a plan's exercises without repeats. */
export const exercisesIn = (plan: FinderPlan, { exercises }: FinderData): FinderExercise[] =>
  [...new Set(plan.sessions.flat())].map((id) => exercises[id] as FinderExercise)

/** Returns the pieces that a plan needs, without those that a household item, such as a chair, replaces. */
export function usedPieces(exercises: readonly FinderExercise[], pieces: readonly string[]) {
  const alternatives = exercises.flatMap(({ equipment }) => equipment.map(piecesOf))
  return pieces.filter((piece) =>
    alternatives.some(
      (all) =>
        all.includes(piece) &&
        (householdItems.includes(piece) ||
          !all.some((otherPiece) => householdItems.includes(otherPiece))),
    ),
  )
}

/**
 * Returns the exercises that a visitor has to change, in plan order. Like the plan's own pages, prefers
 * substitutes that use the plan's equipment.
 */
export function changesFor(plan: FinderPlan, answers: Answers, data: FinderData): ExerciseChange[] {
  const { equipment: pieces, limitations } = answers
  const exercise = (id: string) => data.exercises[id] as FinderExercise
  const missing = once((id) => (pieces ? missingEquipment(exercise(id), pieces) : []))
  const hardOn = (id: string) => limitations.filter((part) => exercise(id).hardOn.includes(part))
  const exercises = exercisesIn(plan, data)
  const preferredPieces = pieces ? usedPieces(exercises, pieces) : gearOf(exercises)
  const isPreferred = once((id) => isPossibleWith(exercise(id), preferredPieces))
  // No one gets a harder exercise than the plan has anyway.
  const mostRank = Math.max(...exercises.map(({ rank = 0 }) => rank))
  const isPossible = once((id) => missing(id).length === 0 && hardOn(id).length === 0)
  /** Of someone who didn't say what they have, a change asks for nothing beyond the plan's own gear. */
  const isSubstitute = (id: string) =>
    (exercise(id).rank ?? 0) <= mostRank &&
    isPossible(id) &&
    (pieces !== undefined || isPreferred(id))
  return findSubstitutes(plan.sessions, isPossible, (id) => {
    const { instead } = exercise(id)
    const possible = instead.filter(isSubstitute)
    return [...possible.filter(isPreferred), ...possible]
  }).map(([id, freshSubstitute]) => {
    const change = { title: exercise(id).title, missing: missing(id), hardOn: hardOn(id) }
    // To spare a knee, prefer the easier form, even if the session already contains it.
    const substituteId =
      freshSubstitute ??
      (change.hardOn.length > 0 ? exercise(id).instead.find(isSubstitute) : undefined)
    const instead = substituteId
      ? { id: substituteId, title: exercise(substituteId).title }
      : undefined
    return { ...change, isFixed: plan.fixed.includes(id), instead }
  })
}

/** Computes each exercise's value once: the finder asks for the same many times. */
function once<Value>(compute: (id: string) => Value): (id: string) => Value {
  const values = new Map<string, Value>()
  return (id) => {
    const known = values.get(id)
    if (known !== undefined) return known
    const value = compute(id)
    values.set(id, value)
    return value
  }
}
