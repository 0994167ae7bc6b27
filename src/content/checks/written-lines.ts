import { type ContentFile, countOf, type FieldPath } from '../../../packages/content-validation'
import type { WrittenLine, WrittenSession } from '../../../packages/progression'
import {
  includesWeek,
  lineOfKey,
  linesOf,
  type Program,
  weeksOf,
} from '../../../packages/progression'
import type { Plan } from '../schema/plan'

/** A line as written, with its session and its path in the plan's file. */
export interface LineAt {
  line: WrittenLine
  session: WrittenSession
  path: FieldPath
}

export const writtenLinesOf = ({ fields: { sessions = [] } }: ContentFile<Plan>): LineAt[] =>
  sessions.flatMap((session, sessionIndex) =>
    session.exercises.map((line, index) => ({
      line,
      session,
      path: ['sessions', sessionIndex, 'exercises', index],
    })),
  )

/** Path of a program's line, by its key in logs, in the plan's file; of the sessions if there is none. */
export function pathOfLine(place: ContentFile<Plan>, program: Program, lineKey: string): FieldPath {
  const line = lineOfKey(program, lineKey)
  return (line && writtenLinesOf(place)[linesOf(program).indexOf(line)]?.path) ?? ['sessions']
}

/** Weeks in which a line has sets, of a plan of `weekCount` weeks. */
export const workWeeks = ({ line, session }: LineAt, weekCount: number): number[] =>
  weeksOf(session.weeks, weekCount).filter(
    (week) =>
      includesWeek(line.weeks, week) &&
      (Array.isArray(line.sets) ? line.sets[week - 1] : line.sets) !== 0,
  )

/** Flags the first week in a number or text ('1-3, 5') that the plan doesn't have. */
export function weekMistake(written: number | string | undefined, weekCount: number) {
  const named = String(written ?? '').match(/\d+/g) ?? []
  const week = named.map(Number).find((each) => each > weekCount || each < 1)
  return week === undefined
    ? undefined
    : `Found week ${week}; the plan has ${countOf(weekCount, 'week')}.`
}
