import { measures, units } from '../../lib/vocabulary'
import { exerciseIn, type TrainingExercise } from './exercises'
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
  or,
  type Reader,
  text,
} from './readers'

/**
 * Reads logs from anywhere: this browser's storage, files, codes. Any value is accepted: parts of
 * another form are left out, and so are sessions without a name and place.
 */

/** More than anyone does of an exercise. */
const SETS = 60

const title = text()
const note = text(2000)
const id: Reader<string> = (value) => title(value) || undefined
const load = number(0, 5000)
const unit = oneOf(units)
const measure = oneOf(measures)
const yes = oneOf([true])

const set = object<SetLog>([], {
  load: (value, all) => unit(all.unit) && load(value),
  unit,
  amount: number(0, 100_000),
  left: number(0, 20),
  done: moment,
})

const asked = object<Asked>([], {
  sets: or(0, number(0, SETS)),
  measure: or('reps', measure),
  amount: or('max', text(20)),
  reserve: text(10),
  load,
  unit,
  again: number(1, 60),
  rung: number(0, 99),
  as: title,
  // Logs of November 2026 name the rule that made the weight.
  ofMax: (value, { rule }) => yes(rule === 'percent' || value),
  reason: or('', title),
  rest: or(0, number(0, 3600)),
  every: number(1, 3600),
  effort: or('', title),
  deload: yes,
  test: yes,
  of: title,
  group: text(1),
  note,
})

const entry = object<Entry>(['exercise'], {
  line: or('', title),
  exercise: id,
  title: (value, { exercise }) => title(value) ?? id(exercise),
  planned: title,
  why: oneOf(swapReasons),
  skipped: yes,
  asked: (value) => asked(isObject(value) ? value : {}),
  sets: list(set, SETS),
  warmedUp: (value) => (Array.isArray(value) ? list(number(0, 12), 12)(value) : undefined),
  note,
})

const timer = object<Timer>(['start', 'seconds'], {
  kind: or('rest', oneOf(['rest', 'work'])),
  start: number(0, 1e14),
  lead: number(1, 60),
  seconds: number(0, 86_400),
  entry: or('', text(500)),
  set: or(0, number(0, SETS)),
  signaled: yes,
})

/** Reads a session. */
export const readSession = object<SessionLog>(['id', 'plan', 'week', 'session', 'started'], {
  id: (value) => text(80)(value) || undefined,
  plan: id,
  planTitle: (value, { plan }) => title(value) ?? id(plan),
  week: number(1, 99),
  session: number(1, 14),
  name: or('', title),
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
  reps: or(1, number(1, 10)),
  at: moment,
})

const lastingNote = object<LastingNote>(['at'], { text: or('', note), at: moment })

const restart = object<Restart>(['week', 'at'], {
  week: number(0, 99),
  at: moment,
  ticks: map(day),
})

type Known = Omit<TrainingExercise, 'main' | 'helping' | 'instead' | 'easier' | 'harder'>
const known = object<Known>(['exerciseId'], {
  exerciseId: id,
  title,
  pattern: title,
  loaded: oneOf(['weight', 'body']),
  pair: or(false, yes),
  perSide: or(false, yes),
  measure,
  equipment: list(title, 9),
})
const exercise: Reader<TrainingExercise> = (value) => {
  const found = known(value)
  return found && { ...exerciseIn(new Map(), found.exerciseId), ...found }
}

/** Reads what was decided about a plan. */
export const readPlanState = object<PlanState>(['plan'], {
  plan: id,
  changed: or('', moment),
  swaps: or({}, map(title)),
  exercises: map(exercise),
  maxima: or({}, map(maximum)),
  skipped: or({}, map(moment)),
  restarts: list(restart, 200),
  kept: moment,
  notes: map(lastingNote),
})
