import { numbersUpTo } from '../../lib/numbers-up-to'
import { gearOf, isPossibleWith } from './gear'
import { linesOf, type Program } from './program'
import {
  exercisesOf,
  type Replaceable,
  type ReplacementLibrary,
  replacementsWithout,
} from './replacements'
import { type ShortSession, shortSession } from './short-session'
import { sessionsInWeek } from './week'

export interface PlanFit {
  without: WithoutGear[]
  short: ShortSession[]
}

/** The changes when one piece is missing. */
export interface WithoutGear {
  /** As `gearOf` names it. */
  gear: string
  /** Exercises and their substitutes. */
  changes: { exercise: ExerciseRef; by?: ExerciseRef; orWith: string[]; sessions: string[] }[]
  /** Rungs of ladders that need the missing piece, and the rungs to stay on. */
  rungs: { exercise: ExerciseRef; after: ExerciseRef }[]
}

export interface ExerciseRef {
  id: string
  title: string
}

const toRef = ({ exerciseId, title }: Replaceable): ExerciseRef => ({ id: exerciseId, title })

/** Finds how to do a plan with less equipment or time. Each session's first week decides. */
export function planFit(program: Program, weeks: number, library: ReplacementLibrary): PlanFit {
  const weekSessions = numbersUpTo(weeks).map((week) => sessionsInWeek(program, week))
  // Each line's exercise and those of its ladder, lowest first.
  const ladders = linesOf(program).map(({ exercise, ladder }) =>
    [exercise, ...(ladder ?? []).map((rung) => rung.exercise ?? exercise)].flatMap(
      (id) => library.get(id) ?? [],
    ),
  )
  const planGear = gearOf(exercisesOf(program, library))
  const ladderGear = gearOf(ladders.flat()).filter(
    (piece) => !isPossibleWith({ equipment: [piece] }, planGear),
  )
  const gears = [...planGear, ...ladderGear]
  return {
    without: gears.map((gear) => ({
      gear,
      rungs: rungsWithout(
        gears.filter((otherGear) => otherGear !== gear),
        ladders,
      ),
      changes: replacementsWithout([gear], program, library).map(({ exercise, by, ...change }) => ({
        ...change,
        exercise: toRef(exercise),
        ...(by && { by: toRef(by) }),
      })),
    })),
    short: program.sessions.flatMap(({ name }) => {
      const isThis = (session: { name: string }) => session.name === name
      const week = weekSessions.find((sessions) => sessions.some(isThis)) ?? []
      return week.filter(isThis).map((session) => shortSession(session, week, library))
    }),
  }
}

/** Returns the first unreachable rung of each ladder, if the gear allows its start. */
function rungsWithout(gear: readonly string[], ladders: readonly Replaceable[][]) {
  const stops = new Map<string, WithoutGear['rungs'][number]>()
  for (const rungs of ladders) {
    const firstMissing = rungs.findIndex((rung) => !isPossibleWith(rung, gear))
    const [after, rung] = [rungs[firstMissing - 1], rungs[firstMissing]]
    if (after && rung)
      stops.set(`${after.exerciseId} ${rung.exerciseId}`, {
        exercise: toRef(rung),
        after: toRef(after),
      })
  }
  return [...stops.values()]
}

/** Adds the article: 'a kettlebell', 'an EZ bar', 'rings'. */
export const withArticle = (piece: string) =>
  /s$/.test(piece) ? piece : `${/^[aeiou]/i.test(piece) ? 'an' : 'a'} ${piece}`
