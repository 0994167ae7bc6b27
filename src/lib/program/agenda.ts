import type { Weekday } from '../vocabulary'
import { type LineWords, lineSentence, sessionWords } from './line-words'
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
  minutes: number | null
  /** How it starts: its own way, or the plan's. */
  warmUp: string | null
  lines: AgendaLine[]
}

/** One exercise of a session: as data, and as a sentence. */
export interface AgendaLine extends Pick<WeekLine, 'exercise' | 'sets' | 'measure' | 'amount'> {
  title: string
  reserve: string | null
  rpe: string | null
  effort: string | null
  percent: number | null
  percentOf: string | null
  load: string | null
  tempo: string | null
  rest: string
  /** Lines that share a letter are done in turn. */
  group: string | null
  test: boolean
  notes: string
  /** 'Back squat: 4 × 8, 2 in reserve, rest 3 min.' */
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
      minutes: session.minutes ?? null,
      warmUp: session.warmUp ?? null,
      lines: sessionWords(session.lines, library).flatMap((words, line) => {
        const asked = session.lines[line]
        return asked ? agendaLine(asked, words) : []
      }),
    })),
  ).flat()

const agendaLine = (line: WeekLine, words: LineWords): AgendaLine => ({
  exercise: line.exercise,
  title: words.title,
  sets: line.sets,
  measure: line.measure,
  amount: line.amount,
  reserve: line.reserve ?? null,
  rpe: line.rpe ?? null,
  effort: line.effort ?? null,
  percent: line.percent ?? null,
  percentOf: line.percent === undefined ? null : (line.of ?? line.exercise),
  load: line.load ?? null,
  tempo: line.tempo ?? null,
  rest: line.rest,
  group: line.group ?? null,
  test: line.test,
  notes: words.notes,
  text: lineSentence(words),
})
