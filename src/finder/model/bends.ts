import { piecesOf } from '../../lib/equipment'
import { householdItems, type Limitation } from '../../lib/vocabulary'
import { canDo, findSubstitutes, gearOf, missingEquipment } from '../../plan/model/gear'
import type { Answers } from './answers'
import type { FinderData, FinderExercise, PlanFacts } from './plan-facts'

/** An exercise of a plan that a visitor cannot do as it stands, and what takes its place. */
export interface Bend {
  title: string
  /** The pieces that are missing, or what it is hard on. */
  missing: readonly string[]
  hardOn: readonly Limitation[]
  /** Whether the plan is about it: its entry checks name it. */
  isFixed: boolean
  /** The id and title of what to do instead; undefined where the library knows nothing. */
  instead: { id: string; title: string } | undefined
}

/** Returns the exercises of a plan, each once. */
export const exercisesIn = (plan: PlanFacts, { exercises }: FinderData): FinderExercise[] =>
  [...new Set(plan.sessions.flat())].map((id) => exercises[id] as FinderExercise)

/** Returns which of a visitor's pieces a plan uses, and could not do without: a chair is as good as a bench. */
export function usedPieces(exercises: readonly FinderExercise[], pieces: readonly string[]) {
  const alternatives = exercises.flatMap(({ equipment }) => equipment.map(piecesOf))
  return pieces.filter((piece) =>
    alternatives.some(
      (all) =>
        all.includes(piece) &&
        (householdItems.includes(piece) || !all.some((one) => householdItems.includes(one))),
    ),
  )
}

/**
 * Returns what of a plan a visitor has to change, in the plan's order. As on the plan's own pages, rather with what the
 * plan asks for anyway than with other things that are there.
 */
export function bendsOf(plan: PlanFacts, answers: Answers, data: FinderData): Bend[] {
  const { equipment: pieces, spare } = answers
  const exercise = (id: string) => data.exercises[id] as FinderExercise
  const missing = (id: string) => (pieces ? missingEquipment(exercise(id), pieces) : [])
  const hardOn = (id: string) => spare.filter((part) => exercise(id).hardOn.includes(part))
  const exercises = exercisesIn(plan, data)
  const used = pieces ? usedPieces(exercises, pieces) : gearOf(exercises)
  const isPossible = (id: string) => missing(id).length === 0 && hardOn(id).length === 0
  return findSubstitutes(plan.sessions, isPossible, (id) => {
    const { instead } = exercise(id)
    return [...instead.filter((one) => canDo(exercise(one), used)), ...instead]
  }).map(([id, found]) => {
    const bend = { title: exercise(id).title, missing: missing(id), hardOn: hardOn(id) }
    // Who spares a knee stays with the easier form, though the session has it already.
    const by = found ?? (bend.hardOn.length > 0 ? exercise(id).instead.find(isPossible) : undefined)
    const instead = by ? { id: by, title: exercise(by).title } : undefined
    return { ...bend, isFixed: plan.fixed.includes(id), instead }
  })
}
