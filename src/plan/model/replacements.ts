import type {
  ExerciseBasics,
  ExerciseLibrary,
  Measure,
  Program,
} from '../../../packages/progression'
import { isPercentOfMax, linesOf } from '../../../packages/progression'
import { type Level, levels } from '../../lib/vocabulary'
import { findSubstitutes, gearOf, isPossibleWith } from './gear'

/** The fields of an exercise that finding substitutes needs. */
interface Replaceable extends ExerciseBasics {
  measure: Measure
  level: Level
  instead: readonly string[]
  easier: readonly string[]
  hardOn?: readonly string[]
}

type ReplacementLibrary = ReadonlyMap<string, Replaceable>

/** Returns a program's exercises in session order, skipping any not in the library. */
export const exercisesOf = (program: Program, library: ReplacementLibrary): Replaceable[] =>
  [...new Set(exerciseIdsBySession(program, library).flat())].flatMap((id) => library.get(id) ?? [])

/**
 * Finds the exercises that missing gear or a spared part of the body rules out, and their substitutes, if any: doable
 * and new to their sessions. `owned` is what the trainee is known to have beside the plan's gear: who lacks a
 * kettlebell may have dumbbells.
 */
export function replacementsWithout(
  missing: readonly string[],
  program: Program,
  library: ReplacementLibrary,
  owned: readonly string[] = [],
  spared: readonly string[] = [],
) {
  const planned = exercisesOf(program, library)
  const remainingGear = [...gearOf(planned), ...owned].filter((piece) => !missing.includes(piece))
  // No one gets a harder exercise than the plan has anyway.
  const mostRank = Math.max(...planned.map(levelRank))
  const exerciseOf = (id: string) => library.get(id) as Replaceable
  const isPossible = (id: string) =>
    isPossibleWith(exerciseOf(id), remainingGear) && !isHardOn(exerciseOf(id), spared)
  const candidates = (id: string) =>
    candidatesFor(id, library).filter((by) => levelRank(library.get(by)) <= mostRank)
  return findSubstitutes(exerciseIdsBySession(program, library), isPossible, candidates).map(
    ([id, fresh]) => {
      const exercise = exerciseOf(id)
      // Like the finder: to spare a knee, prefer the easier form, even if the session already contains it.
      const by = fresh ?? (isHardOn(exercise, spared) ? candidates(id).find(isPossible) : undefined)
      return { exercise, by: library.get(by ?? '') }
    },
  )
}

/** Whether an exercise is hard on one of these. */
export const isHardOn = ({ hardOn = [] }: Pick<Replaceable, 'hardOn'>, spared: readonly string[]) =>
  hardOn.some((part) => spared.includes(part))

/**
 * Returns the gear without which the plan is another plan: half or more of the exercises that it tests or takes
 * percentages of a max from need it.
 */
export function essentialGear(
  program: Program,
  library: ReplacementLibrary,
  owned: readonly string[] = [],
): string[] {
  const measured = new Set(
    linesOf(program)
      .filter((line) => line.test || isPercentOfMax(line))
      .map(({ lift, exercise }) => lift ?? exercise),
  )
  const exercises = [...measured].flatMap((id) => library.get(id) ?? [])
  const gear = gearOf(exercisesOf(program, library))
  return gear.filter((piece) => {
    const others = [...gear, ...owned].filter((other) => other !== piece)
    const impossible = exercises.filter((exercise) => !isPossibleWith(exercise, others))
    return impossible.length > 0 && impossible.length * 2 >= exercises.length
  })
}

/** Returns the exercise ids of each session, skipping any not in the library. */
export const exerciseIdsBySession = ({ sessions }: Program, library: ExerciseLibrary): string[][] =>
  sessions.map(({ lines }) => lines.map(({ exercise }) => exercise).filter((id) => library.has(id)))

/**
 * Returns the gear that swaps already make unnecessary. No swap needs it, and all replaceable exercises that
 * need it are swapped. `swaps` has substitutes by the id they replace.
 */
export function gearCoveredBySwaps(
  program: Program,
  library: ReplacementLibrary,
  swaps: Readonly<Record<string, string>>,
): string[] {
  const exercises = exercisesOf(program, library)
  const gear = gearOf(exercises)
  const swapped = exercises.filter(({ exerciseId }) => swaps[exerciseId] !== undefined)
  const substitutes = swapped.flatMap(
    ({ exerciseId }) => library.get(swaps[exerciseId] ?? '') ?? [],
  )
  return gear.filter((piece) => {
    const remainingGear = gear.filter((otherPiece) => otherPiece !== piece)
    const replaced = replacementsWithout([piece], program, library).filter(({ by }) => by)
    return (
      replaced.length > 0 &&
      replaced.every(({ exercise }) => swapped.includes(exercise)) &&
      substitutes.every((exercise) => isPossibleWith(exercise, remainingGear))
    )
  })
}

/**
 * Returns the ids of possible substitutes, best first. The coach's own for missing equipment and easier
 * exercises come first, those with a backpack last. Then come exercises of the same pattern and main muscles,
 * no harder. Exercises loaded the same way precede all others, because the plan's weights carry over.
 */
export function candidatesFor(id: string, library: ReplacementLibrary): string[] {
  const exercise = library.get(id)
  if (!exercise) return []
  const { measure, pattern, loaded, instead, easier } = exercise
  const backpackRank = ({ equipment }: Replaceable) => Number(equipment.includes('backpack'))
  const coached = [...instead, ...easier]
    .flatMap((id) => library.get(id) ?? [])
    .sort((a, b) => backpackRank(a) - backpackRank(b))
  const similar = [...library.values()]
    .filter((candidate) => candidate.pattern === pattern && sharesMainMuscle(candidate, exercise))
    .filter((candidate) => levelRank(candidate) <= levelRank(exercise))
    .sort((a, b) => levelRank(b) - levelRank(a) || (a.exerciseId < b.exerciseId ? -1 : 1))
  const loadingRank = (candidate: Replaceable) => Number(candidate.loaded !== loaded)
  return [...new Set([...coached, ...similar])]
    .filter((candidate) => candidate.exerciseId !== id && candidate.measure === measure)
    .sort((a, b) => loadingRank(a) - loadingRank(b))
    .map(({ exerciseId }) => exerciseId)
}

/** 0 for a beginner's exercise. */
export const levelRank = (exercise: Pick<Replaceable, 'level'> | undefined) =>
  levels.indexOf(exercise?.level ?? 'Beginner')

/** Whether each exercise also trains the other's first main muscle. */
const sharesMainMuscle = ({ main: [first = ''], main }: Replaceable, candidate: Replaceable) =>
  candidate.main.includes(first) && main.includes(candidate.main[0] ?? '')
