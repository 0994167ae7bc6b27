import { numbersUpTo } from '../../lib/numbers-up-to'
import type { Weekday } from '../../lib/vocabulary'
import { lineSentence, type PlainLine, plainLines } from './plain-lines'
import type { ExerciseLibrary, Program } from './program'
import { restText } from './rest'
import { daysOfWeek } from './week'

/** A session on its day, as lists show it. */
export interface AgendaDay {
  name: string
  day: Weekday
  minutes: number | null
}

/** Returns each week's sessions by name and day, in training order. */
export const planAgenda = (program: Program, weeks: number): AgendaDay[][] =>
  numbersUpTo(weeks).map((week) =>
    daysOfWeek(program, week).map(({ name, day, minutes = null }) => ({ name, day, minutes })),
  )

/** A session on its day with all its lines, as in a plan's JSON version. */
export type AgendaSession = ReturnType<typeof agendaSessions>[number]

/** Returns all sessions of a plan in order, with every line. */
export const agendaSessions = (program: Program, weeks: number, library: ExerciseLibrary) =>
  numbersUpTo(weeks).flatMap((week) =>
    daysOfWeek(program, week).map(({ day, name, minutes, warmUp, lines }, position) => ({
      week,
      session: position + 1,
      day,
      name,
      minutes: minutes || undefined,
      warmUp,
      lines: plainLines(lines, library).map(agendaLine),
    })),
  )

/** One exercise of a session, as data and as a sentence. Fields that don't apply are undefined. */
function agendaLine(words: PlainLine) {
  const { line } = words
  const { exercise, sets, measure, amount, reserve, rpe, effort, load, tempo, group } = line
  const percent = line.hidesPercent ? undefined : line.percent
  return {
    exercise,
    title: words.title,
    /** In a group: how many rounds. */
    sets,
    measure,
    amount,
    reserve,
    rpe,
    effort,
    ...(percent && {
      percent,
      /** The id of the exercise that the percent refers to. */
      percentOf: line.lift ?? exercise,
      /** What the percentage is of, if not the one-rep max: 'test', 'last time', 'week 11'. */
      of: line.of === 'max' ? undefined : line.of,
      plus: line.plus,
    }),
    load,
    tempo,
    rest: line.rest === 'none' ? undefined : restText(line),
    group,
    test: line.test || undefined,
    notes: words.notes || undefined,
    text: lineSentence(words),
  }
}
