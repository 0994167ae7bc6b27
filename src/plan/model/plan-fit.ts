import type { Program } from './program'
import { exercisesOf, gearOf, type Replaceables, replacementsWithout } from './replacements'
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
  return {
    without: gearOf(exercisesOf(program, library)).map((gear) => ({
      gear,
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

/** Returns how a sentence says that a piece is there: 'a kettlebell', 'an EZ bar', 'rings'. */
export const withArticle = (piece: string) =>
  /s$/.test(piece) ? piece : `${/^[aeiou]/i.test(piece) ? 'an' : 'a'} ${piece}`
