import { measures, units } from '../../lib/vocabulary'
import { findExercise, type TrainingExercise } from './exercises'
import {
  type Asked,
  type Entry,
  type LastingNote,
  type Maximum,
  type PlanState,
  type Restart,
  type SessionLog,
  type SetLog,
  swapReasons,
  type Timer,
} from './log'
import {
  day,
  isObject,
  list,
  map,
  moment,
  number,
  object,
  oneOf,
  type Reader,
  text,
  withDefault,
} from './readers'

/**
 * Parsers for logs from storage, files and codes. They accept any value, drop invalid parts, and drop
 * sessions without an id and position.
 */

/** Sanity limit on sets per exercise. */
const MAX_SETS = 60

const title = text()
const note = text(2000)
const id: Reader<string> = (value) => title(value) || undefined
const load = number(0, 5000)
const unit = oneOf(units)
const measure = oneOf(measures)
const flag = oneOf([true])

const set = object<SetLog>([], {
  load: (value, all) => unit(all.unit) && load(value),
  unit,
  amount: number(0, 100_000),
  left: number(0, 20),
  done: moment,
})

const asked = object<Asked>([], {
  sets: withDefault(0, number(0, MAX_SETS)),
  measure: withDefault('reps', measure),
  amount: withDefault('max', text(20)),
  reserve: text(10),
  load,
  unit,
  again: number(1, 60),
  rung: number(0, 99),
  as: title,
  // Logs of November 2026 have the rule's name instead.
  ofMax: (value, { rule }) => flag(rule === 'percent' || value),
  reason: withDefault('', title),
  rest: withDefault(0, number(0, 3600)),
  every: number(1, 3600),
  effort: withDefault('', title),
  deload: flag,
  test: flag,
  of: title,
  group: text(1),
  note,
})

const entry = object<Entry>(['exercise'], {
  line: withDefault('', title),
  exercise: id,
  title: (value, { exercise }) => title(value) ?? id(exercise),
  planned: title,
  why: oneOf(swapReasons),
  skipped: flag,
  asked: (value) => asked(isObject(value) ? value : {}),
  sets: list(set, MAX_SETS),
  warmedUp: (value) => (Array.isArray(value) ? list(number(0, 12), 12)(value) : undefined),
  note,
})

const timer = object<Timer>(['start', 'seconds'], {
  kind: withDefault('rest', oneOf(['rest', 'work'])),
  start: number(0, 1e14),
  lead: number(1, 60),
  seconds: number(0, 86_400),
  entry: withDefault('', text(500)),
  set: withDefault(0, number(0, MAX_SETS)),
  signaled: flag,
})

export const readSession = object<SessionLog>(['id', 'plan', 'week', 'session', 'started'], {
  id: (value) => text(80)(value) || undefined,
  plan: id,
  planTitle: (value, { plan }) => title(value) ?? id(plan),
  week: number(1, 99),
  session: number(1, 14),
  name: withDefault('', title),
  date: (value, { started }) => day(value) ?? moment(started)?.slice(0, 10),
  started: moment,
  finished: moment,
  changed: (value, { started }) => moment(value) ?? moment(started),
  entries: list(entry, 60),
  note,
  timer,
})

const maximum = object<Maximum>(['load', 'unit', 'at'], {
  load: number(0.1, 5000),
  unit,
  reps: withDefault(1, number(1, 10)),
  at: moment,
})

const lastingNote = object<LastingNote>(['at'], { text: withDefault('', note), at: moment })

const restart = object<Restart>(['week', 'at'], {
  week: number(0, 99),
  at: moment,
  ticks: map(day),
})

type Facts = Omit<TrainingExercise, 'main' | 'helping' | 'instead' | 'easier' | 'harder'>
const facts = object<Facts>(['exerciseId'], {
  exerciseId: id,
  title,
  pattern: title,
  loaded: oneOf(['weight', 'body']),
  pair: withDefault(false, flag),
  perSide: withDefault(false, flag),
  measure,
  equipment: list(title, 9),
})
const exercise: Reader<TrainingExercise> = (value) => {
  const found = facts(value)
  return found && { ...findExercise(new Map(), found.exerciseId), ...found }
}

export const readPlanState = object<PlanState>(['plan'], {
  plan: id,
  changed: withDefault('', moment),
  swaps: withDefault({}, map(title)),
  exercises: map(exercise),
  maxima: withDefault({}, map(maximum)),
  skipped: withDefault({}, map(moment)),
  restarts: list(restart, 200),
  kept: moment,
  notes: map(lastingNote),
})
