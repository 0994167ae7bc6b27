import { includesWeek } from '../../plan/model/rule-of'
import type { ContentFile } from '../content-files'
import { weeksOf } from '../derive/program-of'
import type { FieldPath } from '../messages/field-path'
import type { Plan } from '../schema/plan'
import type { WrittenSession } from '../schema/program'
import type { WrittenLine } from '../schema/program-line'

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

/** Weeks in which a line has sets, of a plan of `weekCount` weeks. */
export const workWeeks = ({ line, session }: LineAt, weekCount: number): number[] =>
  weeksOf(session.weeks, weekCount).filter(
    (week) =>
      includesWeek(line.weeks, week) &&
      (Array.isArray(line.sets) ? line.sets[week - 1] : line.sets) !== 0,
  )
