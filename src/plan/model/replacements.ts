import { levels } from '../../lib/vocabulary'
import { canDo, gearOf, lacks, piecesOf, placesTaken } from './gear'
import type { ExerciseFacts, Library, Program } from './program'

/** What one has to know of an exercise to put another in its place. */
export interface Replaceable extends ExerciseFacts {
  measure: string
  level: string
  instead: readonly string[]
  easier: readonly string[]
}

/** The exercises of a library by their ids. */
export type Replaceables = ReadonlyMap<string, Replaceable>

/** An exercise that cannot be done with what is left, and what takes its place, where anything does. */
export interface Replaced {
  exercise: Replaceable
  by: Replaceable | undefined
  /** What it can be done with all the same, where someone has it: 'bench uprights' for a rack. */
  orWith: string[]
  /** The names of the sessions that ask for it. */
  sessions: string[]
}

/** Returns the exercises that a program names, in the order of its sessions; those that the library lacks are left out. */
export const exercisesOf = (program: Program, library: Replaceables): Replaceable[] =>
  [...new Set(sessionsOf(program, library).flat())].flatMap((id) => library.get(id) ?? [])

/**
 * Returns what a plan's exercises have to be replaced by where some of its gear is missing: from the library, with
 * what is left, and nothing that a session asks for already.
 */
export function replacementsWithout(
  missing: readonly string[],
  program: Program,
  library: Replaceables,
): Replaced[] {
  const left = gearOf(exercisesOf(program, library)).filter((one) => !missing.includes(one))
  const isPossible = (id: string) => canDo(library.get(id) as Replaceable, left)
  const candidates = (id: string) => candidatesFor(id, library)
  return placesTaken(sessionsOf(program, library), isPossible, candidates).map(([id, by = '']) => {
    const exercise = library.get(id) as Replaceable
    const own = program.sessions.filter(({ lines }) => lines.some((line) => line.exercise === id))
    return {
      exercise,
      by: library.get(by),
      orWith: othersFor(lacks(exercise, left), missing),
      sessions: own.map(({ name }) => name),
    }
  })
}

/** Returns the ids of the exercises of each session; those that the library lacks are left out. */
export const sessionsOf = ({ sessions }: Program, library: Library): string[][] =>
  sessions.map(({ lines }) => lines.map(({ exercise }) => exercise).filter((id) => library.has(id)))

/**
 * Returns the gear that a plan is done without already: whatever could be replaced where it is missing is swapped, and
 * no swap needs it. Takes exercises by those that they stand in for.
 */
export function gearSpared(
  program: Program,
  library: Replaceables,
  swaps: Readonly<Record<string, string>>,
): string[] {
  const exercises = exercisesOf(program, library)
  const gear = gearOf(exercises)
  const swapped = exercises.filter(({ exerciseId }) => swaps[exerciseId] !== undefined)
  const inPlace = swapped.flatMap(({ exerciseId }) => library.get(swaps[exerciseId] ?? '') ?? [])
  return gear.filter((one) => {
    const left = gear.filter((other) => other !== one)
    const replaced = replacementsWithout([one], program, library).filter(({ by }) => by)
    return (
      replaced.length > 0 &&
      replaced.every(({ exercise }) => swapped.includes(exercise)) &&
      inPlace.every((exercise) => canDo(exercise, left))
    )
  })
}

/** What one entry of an exercise's equipment names beside what is missing; nothing where two entries lack something. */
function othersFor([entry = '', ...more]: string[], missing: readonly string[]): string[] {
  const gone = missing.flatMap(piecesOf)
  return more.length > 0 ? [] : piecesOf(entry).filter((piece) => !gone.includes(piece))
}

/**
 * Returns the ids of what may take an exercise's place, the best first: what its coach names for want of equipment,
 * then what is easier, a backpack only after the rest of these, then what is for the same muscles by the same movement
 * and no harder. Of all that, what is loaded the same way comes first, because the plan's weights go on with it.
 */
export function candidatesFor(id: string, library: Replaceables): string[] {
  const exercise = library.get(id)
  if (!exercise) return []
  const { measure, pattern, loaded, instead, easier } = exercise
  const isPacked = ({ equipment }: Replaceable) => Number(equipment.includes('backpack'))
  const named = [...instead, ...easier]
    .flatMap((id) => library.get(id) ?? [])
    .sort((one, other) => isPacked(one) - isPacked(other))
  const near = [...library.values()]
    .filter((one) => one.pattern === pattern && isForTheSame(one, exercise))
    .filter((one) => rank(one) <= rank(exercise))
    .sort((one, other) => rank(other) - rank(one) || (one.exerciseId < other.exerciseId ? -1 : 1))
  const isOther = (one: Replaceable) => Number(one.loaded !== loaded)
  return [...new Set([...named, ...near])]
    .filter((one) => one.exerciseId !== id && one.measure === measure)
    .sort((one, other) => isOther(one) - isOther(other))
    .map(({ exerciseId }) => exerciseId)
}

const rank = ({ level }: Replaceable) => (levels as readonly string[]).indexOf(level)

/** Whether each of two exercises is also for the muscle that the other is for above all. */
const isForTheSame = ({ main: [first = ''], main }: Replaceable, other: Replaceable) =>
  other.main.includes(first) && main.includes(other.main[0] ?? '')
