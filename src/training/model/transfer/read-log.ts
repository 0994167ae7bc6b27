import { loadTypes, measures, units } from '../../../lib/vocabulary'
import { findExercise, type TrainingExercise } from '../exercises'
import {
  type Entry,
  type LastingNote,
  type Maximum,
  type PlanState,
  type Prescribed,
  type Restart,
  type SessionLog,
  type SetLog,
  swapReasons,
  type Timer,
} from '../log'
import {
  isObject,
  isoDate,
  isoInstant,
  type Reader,
  readList,
  readMap,
  readNumber,
  readObject,
  readOneOf,
  text,
  withDefault,
} from './readers'

/**
 * Parsers for logs from storage, files and codes. They accept any value, drop invalid parts, and drop
 * sessions without an id and position.
 */

const MAX_SETS = 60

const title = text()
const note = text(2000)
const id: Reader<string> = (value) => title(value) || undefined
const load = readNumber(0, 5000)
const unit = readOneOf(units)
const measure = readOneOf(measures)
const flag = readOneOf([true])

const set = readObject<SetLog>([], {
  load: (value, all) => unit(all.unit) && load(value),
  unit,
  amount: readNumber(0, 100_000),
  left: readNumber(0, 20),
  done: isoInstant,
})

const readPrescribed = readObject<Prescribed>([], {
  sets: withDefault(0, readNumber(0, MAX_SETS)),
  measure: withDefault('reps', measure),
  amount: withDefault('max', text(20)),
  reserve: text(10),
  load,
  unit,
  again: readNumber(1, 60),
  rung: readNumber(0, 99),
  as: title,
  // Logs of November 2026 hold the rule's name instead.
  ofMax: (value, { rule }) => flag(rule === 'percent' || value),
  reason: withDefault('', title),
  rest: withDefault(0, readNumber(0, 3600)),
  every: readNumber(1, 3600),
  effort: withDefault('', title),
  deload: flag,
  test: flag,
  of: title,
  group: text(1),
  note,
})

const entry = readObject<Entry>(['exercise'], {
  line: withDefault('', title),
  exercise: id,
  title: (value, { exercise }) => title(value) ?? id(exercise),
  planned: title,
  why: readOneOf(swapReasons),
  skipped: flag,
  asked: (value) => readPrescribed(isObject(value) ? value : {}),
  sets: readList(set, MAX_SETS),
  warmedUp: (value) => (Array.isArray(value) ? readList(readNumber(0, 12), 12)(value) : undefined),
  note,
})

const timer = readObject<Timer>(['start', 'seconds'], {
  kind: withDefault('rest', readOneOf(['rest', 'work'])),
  start: readNumber(0, 1e14),
  lead: readNumber(1, 60),
  seconds: readNumber(0, 86_400),
  entry: withDefault('', text(500)),
  set: withDefault(0, readNumber(0, MAX_SETS)),
  signaled: flag,
})

export const readSession = readObject<SessionLog>(['id', 'plan', 'week', 'session', 'started'], {
  id: (value) => text(80)(value) || undefined,
  plan: id,
  planTitle: (value, { plan }) => title(value) ?? id(plan),
  week: readNumber(1, 99),
  session: readNumber(1, 14),
  name: withDefault('', title),
  date: (value, { started }) => isoDate(value) ?? isoInstant(started)?.slice(0, 10),
  started: isoInstant,
  finished: isoInstant,
  changed: (value, { started }) => isoInstant(value) ?? isoInstant(started),
  entries: readList(entry, 60),
  note,
  timer,
})

const maximum = readObject<Maximum>(['load', 'unit', 'at'], {
  load: readNumber(0.1, 5000),
  unit,
  reps: withDefault(1, readNumber(1, 10)),
  at: isoInstant,
})

const lastingNote = readObject<LastingNote>(['at'], { text: withDefault('', note), at: isoInstant })

const restart = readObject<Restart>(['week', 'at'], {
  week: readNumber(0, 99),
  at: isoInstant,
  ticks: readMap(isoDate),
})

type Facts = Omit<TrainingExercise, 'main' | 'helping' | 'instead' | 'easier' | 'harder'>
const facts = readObject<Facts>(['exerciseId'], {
  exerciseId: id,
  title,
  pattern: title,
  loaded: readOneOf(loadTypes),
  pair: withDefault(false, flag),
  perSide: withDefault(false, flag),
  measure,
  equipment: readList(title, 9),
})
const exercise: Reader<TrainingExercise> = (value) => {
  const found = facts(value)
  return found && { ...findExercise(new Map(), found.exerciseId), ...found }
}

export const readPlanState = readObject<PlanState>(['plan'], {
  plan: id,
  changed: withDefault('', isoInstant),
  swaps: withDefault({}, readMap(title)),
  exercises: readMap(exercise),
  maxima: withDefault({}, readMap(maximum)),
  skipped: withDefault({}, readMap(isoInstant)),
  restarts: readList(restart, 200),
  kept: isoInstant,
  notes: readMap(lastingNote),
})
