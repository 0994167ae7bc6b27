import { numbersUpTo } from '../../lib/numbers-up-to'
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

/** How to do a plan with less equipment or time. */
export interface PlanFit {
  without: WithoutGear[]
  short: ShortSession[]
}

/** The changes when one piece is missing. */
export interface WithoutGear {
  /** As `gearOf` names it. */
  gear: string
  changes: GearChange[]
  rungs: StoppedRung[]
}

/** A ladder's rung that needs the missing piece, and the rung to stay on. */
interface StoppedRung {
  exercise: ExerciseRef
  after: ExerciseRef
}

/** An exercise and its substitute. */
interface GearChange {
  exercise: ExerciseRef
  by?: ExerciseRef | undefined
  orWith: string[]
  sessions: string[]
}

export interface ExerciseRef {
  id: string
  title: string
}

const toRef = ({ exerciseId, title }: { exerciseId: string; title: string }): ExerciseRef => ({
  id: exerciseId,
  title,
})

/** Finds how to do a plan with less equipment or time. Each session's first week decides. */
export function planFit(program: Program, weeks: number, library: Replaceables): PlanFit {
  const weekSessions = numbersUpTo(weeks).map((week) => sessionsInWeek(program, week))
  const ladders = program.sessions.flatMap(({ lines }) =>
    lines.map((line) => ladderExercises(line, library)),
  )
  const planGear = gearOf(exercisesOf(program, library))
  const ladderGear = gearOf(ladders.flat()).filter(
    (piece) => !canDo({ equipment: [piece] }, planGear),
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
      const week =
        weekSessions.find((sessions) => sessions.some((session) => session.name === name)) ?? []
      return week
        .filter((session) => session.name === name)
        .map((session) => shortSession(session, week, library))
    }),
  }
}

/** Returns a line's exercise and those of its ladder, lowest first. */
const ladderExercises = ({ exercise, ladder }: ProgramLine, library: Replaceables): Replaceable[] =>
  [exercise, ...(ladder ?? []).map((rung) => rung.exercise ?? exercise)].flatMap(
    (id) => library.get(id) ?? [],
  )

/** Returns the first unreachable rung of each ladder, if the gear allows its start. */
function rungsWithout(gear: readonly string[], ladders: readonly Replaceable[][]): StoppedRung[] {
  const stopped = ladders.flatMap((rungs) => {
    const firstMissing = rungs.findIndex((rung) => !canDo(rung, gear))
    const [after, rung] = [rungs[firstMissing - 1], rungs[firstMissing]]
    return after && rung ? { exercise: toRef(rung), after: toRef(after) } : []
  })
  return [
    ...new Map(stopped.map((stop) => [`${stop.after.id} ${stop.exercise.id}`, stop])).values(),
  ]
}

/** Adds the article: 'a kettlebell', 'an EZ bar', 'rings'. */
export const withArticle = (piece: string) =>
  /s$/.test(piece) ? piece : `${/^[aeiou]/i.test(piece) ? 'an' : 'a'} ${piece}`
