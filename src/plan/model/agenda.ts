import type { Weekday } from '../../lib/vocabulary'
import { type LineWords, lineSentence, sessionWords } from './line-words'
import { restText } from './numbers'
import type { Library, Program } from './program'
import { daysOfWeek, type WeekLine } from './week'

/** A session on its day, as far as lists name it. */
export interface AgendaDay {
  name: string
  day: Weekday
  minutes: number | null
}

/** A session on its day of its week, with all it asks for: a plan's JSON version has a list of these. */
export interface AgendaSession {
  /** Counted from 1, as its session of the week. */
  week: number
  session: number
  day: Weekday
  name: string
  minutes?: number
  /** How it starts: its own way, or the plan's. */
  warmUp?: string
  lines: AgendaLine[]
}

/** One exercise of a session: as data, and as a sentence. What nothing says is not there. */
export interface AgendaLine extends Pick<WeekLine, 'exercise' | 'sets' | 'measure' | 'amount'> {
  title: string
  reserve?: string
  rpe?: string
  effort?: string
  percent?: number
  percentOf?: string
  /** What of it, where it is not the best single: 'test', 'week 11'. */
  of?: string
  /** How many steps are put on. */
  plus?: number
  load?: string
  tempo?: string
  rest?: string
  /** Lines that share a letter are done in turn. */
  group?: string
  test?: true
  notes?: string
  /** 'Back squat: 4 × 8; 2 in reserve; rest 3 min.' */
  text: string
}

/** Returns the sessions of each of a plan's weeks by name and day, in the order in which they are trained. */
export const planAgenda = (program: Program, weeks: number): AgendaDay[][] =>
  Array.from({ length: weeks }, (_, index) =>
    daysOfWeek(program, index + 1).map(({ name, day, minutes }) => ({
      name,
      day,
      minutes: minutes ?? null,
    })),
  )

/** Returns every session of a plan in order, with all it asks for. */
export const planSessions = (program: Program, weeks: number, library: Library): AgendaSession[] =>
  Array.from({ length: weeks }, (_, index) =>
    daysOfWeek(program, index + 1).map((session, place) => ({
      week: index + 1,
      session: place + 1,
      day: session.day,
      name: session.name,
      ...(session.minutes && { minutes: session.minutes }),
      ...(session.warmUp && { warmUp: session.warmUp }),
      lines: sessionWords(session.lines, library).flatMap((words, line) => {
        const asked = session.lines[line]
        return asked ? agendaLine(asked, words) : []
      }),
    })),
  ).flat()

function agendaLine(line: WeekLine, { title, notes, ...words }: LineWords): AgendaLine {
  const { exercise, sets, measure, amount, reserve, rpe, effort, of, lift, load } = line
  const { plus, tempo, rest, group, test } = line
  const percent = line.hidesPercent ? undefined : line.percent
  return {
    exercise,
    title,
    sets,
    measure,
    amount,
    ...(reserve && { reserve }),
    ...(rpe && { rpe }),
    ...(effort && { effort }),
    ...(percent && { percent, percentOf: lift ?? exercise }),
    ...(percent && of && of !== 'max' && { of }),
    ...(percent && plus && { plus }),
    ...(load && { load }),
    ...(tempo && { tempo }),
    ...(rest !== 'none' && { rest: restText(line) }),
    ...(group && { group }),
    ...(test && { test }),
    ...(notes && { notes }),
    text: lineSentence({ title, notes, ...words }),
  }
}
