import { canDo, gearOf } from './gear'
import type { Program, ProgramLine } from './program'
import {
  exercisesOf,
  type Replaceable,
  type Replaceables,
  replacementsWithout,
} from './replacements'
import { type ShortSession, shortSession } from './short-session'
import { sessionsInWeek } from './week'

/** What a plan asks of someone who lacks a piece of its equipment, or time. */
export interface PlanFit {
  without: WithoutGear[]
  short: ShortSession[]
}

/** What changes where one piece is missing. */
export interface WithoutGear {
  /** As `gearOf` names it. */
  gear: string
  changes: GearChange[]
  rungs: StoppedRung[]
}

/** An exercise to which a ladder leads, and the one before, with which one stays. */
interface StoppedRung {
  exercise: Named
  after: Named
}

/** An exercise, and what takes its place. */
export interface GearChange {
  /** Ids in the library, and names. */
  exercise: Named
  by?: Named | undefined
  orWith: string[]
  sessions: string[]
}

interface Named {
  id: string
  title: string
}

const named = ({ exerciseId, title }: { exerciseId: string; title: string }): Named => ({
  id: exerciseId,
  title,
})

/** Returns how a plan of so many weeks is done with less equipment or time. Each session as in its first week. */
export function planFit(program: Program, weeks: number, library: Replaceables): PlanFit {
  const all = Array.from({ length: weeks }, (_, index) => sessionsInWeek(program, index + 1))
  const ladders = program.sessions.flatMap(({ lines }) =>
    lines.map((line) => rungsOf(line, library)),
  )
  const own = gearOf(exercisesOf(program, library))
  const later = gearOf(ladders.flat()).filter((one) => !canDo({ equipment: [one] }, own))
  const gears = [...own, ...later]
  return {
    without: gears.map((gear) => ({
      gear,
      rungs: rungsWithout(
        gears.filter((one) => one !== gear),
        ladders,
      ),
      changes: replacementsWithout([gear], program, library).map(({ exercise, by, ...change }) => ({
        ...change,
        exercise: named(exercise),
        ...(by && { by: named(by) }),
      })),
    })),
    short: program.sessions.flatMap(({ name }) => {
      const week = all.find((sessions) => sessions.some((session) => session.name === name)) ?? []
      return week
        .filter((session) => session.name === name)
        .map((session) => shortSession(session, week, library))
    }),
  }
}

/** Returns a line's exercise and those of its ladder, the lowest first. */
const rungsOf = ({ exercise, ladder }: ProgramLine, library: Replaceables): Replaceable[] =>
  [exercise, ...(ladder ?? []).map((rung) => rung.exercise ?? exercise)].flatMap(
    (id) => library.get(id) ?? [],
  )

/** Returns the rungs that cannot be climbed with some gear, of ladders on which one can begin with it. */
function rungsWithout(gear: readonly string[], ladders: readonly Replaceable[][]): StoppedRung[] {
  const found = ladders.flatMap((rungs) => {
    const at = rungs.findIndex((rung) => !canDo(rung, gear))
    const [after, rung] = [rungs[at - 1], rungs[at]]
    return after && rung ? { exercise: named(rung), after: named(after) } : []
  })
  return [...new Map(found.map((one) => [`${one.after.id} ${one.exercise.id}`, one])).values()]
}

/** Returns how a sentence says that a piece is there: 'a kettlebell', 'an EZ bar', 'rings'. */
export const withArticle = (piece: string) =>
  /s$/.test(piece) ? piece : `${/^[aeiou]/i.test(piece) ? 'an' : 'a'} ${piece}`
