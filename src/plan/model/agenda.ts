import { z } from 'zod'
import { numbersUpTo } from '../../lib/numbers-up-to'
import { measures, type Weekday, weekdays } from '../../lib/vocabulary'
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

const text = (what: string) => z.string().describe(what)
const optionalText = (what: string) => z.string().optional().describe(what)
const positiveInt = (what: string) => z.int().min(1).describe(what)

/** One exercise of a session, as data and as a sentence. Omits fields that don't apply. */
const agendaLineSchema = z
  .strictObject({
    exercise: text("The exercise's id: its page is /exercises/{id}."),
    title: text("The exercise's name."),
    sets: positiveInt('How many sets; in a group, how many rounds.'),
    measure: z.enum(measures).describe('What is counted.'),
    amount: text(
      "The amount of one set, in the measure's unit: '8', '8-12', 'max', or 'share' for the percent of a test.",
    ),
    reserve: optionalText("Repetitions left in reserve: '2' or '2-3'."),
    rpe: optionalText('Effort from 1 to 10.'),
    effort: optionalText('Effort in words, if no number fits.'),
    percent: z.number().optional().describe('Percent of the most you can lift once.'),
    percentOf: optionalText('The id of the exercise the percent refers to.'),
    of: optionalText(
      "What the percentage is of, if not the one-rep max: 'test', 'last time', 'week 11'.",
    ),
    plus: z.number().optional().describe('Number of load steps added on top.'),
    load: optionalText("A weight with its unit: '20 kg'."),
    tempo: optionalText("Seconds down, pause, up: '3-1-1'."),
    rest: optionalText("The pause after a set: '90 seconds'."),
    group: optionalText('Lines of a session that share a letter are done in turn, round by round.'),
    test: z.literal(true).optional().describe('The line is a test.'),
    notes: optionalText('Tempo, choice of load and other notes, in sentences.'),
    text: text('All of it as a sentence.'),
  })
  .describe("One exercise of a session. Fields that don't apply are omitted.")

/** A session on its day with all its lines, as in a plan's JSON version. */
export const agendaSessionSchema = z
  .strictObject({
    week: positiveInt('The week of the plan.'),
    session: positiveInt('Its number within the week.'),
    day: z.enum(weekdays).describe('Its day of the week.'),
    name: text('Its name.'),
    minutes: z.int().optional().describe('How long it takes, warm-up and rests included.'),
    warmUp: optionalText('How it starts.'),
    lines: z.array(agendaLineSchema).describe('Its exercises, in order.'),
  })
  .describe('A session on its day.')

export type AgendaLine = z.infer<typeof agendaLineSchema>
export type AgendaSession = z.infer<typeof agendaSessionSchema>

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
