import { atHand, type Spare } from '../../lib/vocabulary'
import type { Answers } from './answers'
import type { FinderData, FinderExercise, PlanFacts } from './plan-facts'

/** An exercise of a plan that a visitor cannot do as it stands, and what takes its place. */
export interface Bend {
  title: string
  /** The pieces that are missing, or what it is hard on. */
  missing: readonly string[]
  hardOn: readonly Spare[]
  /** The id and title of what to do instead; undefined where the library knows nothing. */
  instead: { id: string; title: string } | undefined
}

/** What someone who skipped the question has at home. */
const atHome: readonly string[] = [...atHand, 'backpack']

/** Returns the pieces that are missing for an exercise. */
const missingFor = ({ needs }: FinderExercise, pieces: readonly string[]) =>
  needs.filter((need) => !need.split(' or ').some((piece) => pieces.includes(piece)))

/** Returns every piece that a plan needs beyond a usual room, alternatives joined by ' or '. */
export const piecesOf = (plan: PlanFacts, { exercises }: FinderData): string[] => [
  ...new Set(plan.exercises.flatMap((id) => missingFor(exercises[id] as FinderExercise, atHome))),
]

/** Returns which of a visitor's pieces a plan does not use, or could do without: a chair is as good as a bench. */
export function unusedPieces(
  plan: PlanFacts,
  { exercises }: FinderData,
  pieces: readonly string[],
): string[] {
  const needs = plan.exercises.flatMap((id) => exercises[id]?.needs ?? [])
  const alternatives = needs.map((need) => need.split(' or '))
  const uses = (piece: string) =>
    alternatives.some(
      (all) =>
        all.includes(piece) && (atHand.includes(piece) || !all.some((one) => atHand.includes(one))),
    )
  return pieces.filter((piece) => !uses(piece))
}

/** Returns what of a plan a visitor has to change, in the plan's order. */
export function bendsOf(plan: PlanFacts, answers: Answers, { exercises }: FinderData): Bend[] {
  const { equipment, spare } = answers
  const missing = (exercise: FinderExercise) =>
    equipment ? missingFor(exercise, [...equipment, ...atHand]) : []
  const hardOn = (exercise: FinderExercise) =>
    spare.filter((part) => exercise.hardOn.includes(part))
  return plan.exercises.flatMap((id) => {
    const exercise = exercises[id]
    if (!exercise) return []
    const bend = { title: exercise.title, missing: missing(exercise), hardOn: hardOn(exercise) }
    if (bend.missing.length === 0 && bend.hardOn.length === 0) return []
    const other = exercise.instead.find((one) => {
      const facts = exercises[one]
      return facts && missing(facts).length === 0 && hardOn(facts).length === 0
    })
    const isFixed = plan.fixed.includes(id) && bend.missing.length > 0
    const title = other && exercises[other]?.title
    return [{ ...bend, instead: title && !isFixed ? { id: other, title } : undefined }]
  })
}
