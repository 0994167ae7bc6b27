import { numbersUpTo } from '../../lib/numbers-up-to'
import type { Measure, Weekday } from '../../lib/vocabulary'
import { withoutUndefined } from '../../lib/without-undefined'
import { lineSentence, type PlainLine, plainLines } from './plain-lines'
import type { ExerciseLibrary, Program } from './program'
import { restText } from './rest'
import { daysOfWeek, type WeekLine } from './week'

/** A session on its day, reduced to what lists show. */
export interface AgendaDay {
  name: string
  day: Weekday
  minutes: number | null
}

/** One exercise of a session, as data and as a sentence. Omits fields that don't apply. */
export interface AgendaLine {
  /** The exercise's id: its page is /exercises/{id}. */
  exercise: string
  title: string
  /** In a group: how many rounds. */
  sets: number
  measure: Measure
  /** For one set, in the measure's unit: '8', '8-12', 'max', or 'share' for the percent of a test. */
  amount: string
  reserve?: string
  rpe?: string
  /** Effort in words, if no number fits. */
  effort?: string
  percent?: number
  /** The id of the exercise that the percent refers to. */
  percentOf?: string
  /** What the percentage is of, if not the one-rep max: 'test', 'last time', 'week 11'. */
  of?: string
  /** Number of load steps added on top. */
  plus?: number
  load?: string
  tempo?: string
  rest?: string
  /** Lines of a session that share a letter are done in turn, round by round. */
  group?: string
  test?: true
  notes?: string
  /** All of it as a sentence. */
  text: string
}

/** A session on its day with all its lines, as in a plan's JSON version. */
export interface AgendaSession {
  week: number
  /** Its number within the week. */
  session: number
  day: Weekday
  name: string
  minutes?: number
  warmUp?: string
  lines: AgendaLine[]
}

/** Returns each week's sessions by name and day, in training order. */
export const planAgenda = (program: Program, weeks: number): AgendaDay[][] =>
  numbersUpTo(weeks).map((week) =>
    daysOfWeek(program, week).map(({ name, day, minutes }) => ({
      name,
      day,
      minutes: minutes ?? null,
    })),
  )

/** Returns all sessions of a plan in order, with every line. */
export const agendaSessions = (
  program: Program,
  weeks: number,
  library: ExerciseLibrary,
): AgendaSession[] =>
  numbersUpTo(weeks).flatMap((week) =>
    daysOfWeek(program, week).map(({ day, name, minutes, warmUp, lines }, position) => ({
      week,
      session: position + 1,
      day,
      name,
      ...withoutUndefined({ minutes: minutes || undefined, warmUp }),
      lines: plainLines(lines, library).flatMap((words, line) => {
        const weekLine = lines[line]
        return weekLine ? agendaLine(weekLine, words) : []
      }),
    })),
  )

function agendaLine(line: WeekLine, { title, notes, ...words }: PlainLine): AgendaLine {
  const { exercise, sets, measure, amount, reserve, rpe, effort, of, lift, plus } = line
  const { load, tempo, rest, group, test } = line
  const percent = line.hidesPercent ? undefined : line.percent
  return {
    exercise,
    title,
    sets,
    measure,
    amount,
    ...withoutUndefined({ reserve, rpe, effort }),
    ...(percent &&
      withoutUndefined({
        percent,
        percentOf: lift ?? exercise,
        of: of === 'max' ? undefined : of,
        plus,
      })),
    ...withoutUndefined({ load, tempo, rest: rest === 'none' ? undefined : restText(line), group }),
    ...(test && { test }),
    ...(notes && { notes }),
    text: lineSentence({ title, notes, ...words }),
  }
}
