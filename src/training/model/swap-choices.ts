import type { LibraryExercise, TrainingExercise } from './exercises'
import type { SwapReason } from './log'

/** As many as can be looked through between two sets. */
const MOST = 6

interface Swapping {
  /** The exercise that is to be swapped, as the library knows it, where it is read already. */
  current: TrainingExercise & Partial<Pick<LibraryExercise, 'hardOn'>>
  /** What the plan offers in its place: the planned one, easier, harder, the same for another piece of equipment. */
  own: readonly TrainingExercise[]
  library: readonly LibraryExercise[]
  why: SwapReason
  /** What is typed to look for another. */
  query: string
}

/** Returns what may take an exercise's place, the nearest first: for a reason, or by its name. */
export function swapChoices({ current, own, library, why, query }: Swapping): TrainingExercise[] {
  const others = library.filter(
    ({ exerciseId, measure }) => exerciseId !== current.exerciseId && measure === current.measure,
  )
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length > 0) {
    return others
      .filter((exercise) => words.every((word) => namesOf(exercise).includes(word)))
      .slice(0, MOST)
  }
  const near = others.filter(
    ({ pattern, main }) =>
      pattern === current.pattern && main.some((muscle) => current.main.includes(muscle)),
  )
  const known = new Map(library.map((exercise) => [exercise.exerciseId, exercise]))
  const choices = new Map<string, TrainingExercise>()
  for (const exercise of [...own, ...near])
    if (suits(known.get(exercise.exerciseId) ?? exercise, current, why))
      choices.set(exercise.exerciseId, exercise)
  return [...choices.values()].slice(0, MOST)
}

const namesOf = ({ title, alsoCalled }: LibraryExercise) =>
  [title, ...alsoCalled].join(' ').toLowerCase()

/** What is missing must not be needed; what hurts must not be loaded again. */
function suits(
  { exerciseId, equipment, hardOn = [] }: Swapping['current'],
  current: Swapping['current'],
  why: SwapReason,
): boolean {
  if (why === 'equipment') return !equipment.some((piece) => current.equipment.includes(piece))
  if (why === 'pain')
    return (
      !current.harder.includes(exerciseId) &&
      !hardOn.some((spared) => current.hardOn?.includes(spared))
    )
  return true
}
