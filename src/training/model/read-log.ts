import { isDay } from '../../lib/dates'
import { defined } from '../../lib/defined'
import { type Measure, measures, type Unit, units } from '../../lib/vocabulary'
import { exerciseIn, type TrainingExercise } from './exercises'
import {
  type Asked,
  type Entry,
  emptyState,
  entryKeys,
  type LastingNote,
  type Maximum,
  type PlanState,
  type SessionLog,
  type SetLog,
  swapReasons,
  type Timer,
} from './log'

/**
 * Reads logs from anywhere: this browser's storage, files, codes. Any value is accepted: parts of
 * another form are left out, and so are sessions without a name and place.
 */

/** More than anyone trains: the limits for a broken or hostile log. */
export const MOST = { sessions: 20_000, entries: 60, sets: 60, text: 2_000, name: 200 }

type Fields = Record<string, unknown>

/** Returns whether a value has fields. */
export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Returns a list, cut to a length; an empty one for any other value. */
export const listOf = (value: unknown, most: number): unknown[] =>
  Array.isArray(value) ? value.slice(0, most) : []
/** Returns a text, cut to a length; undefined for any other value. */
export const text = (value: unknown, most = MOST.name) =>
  typeof value === 'string' ? value.slice(0, most) : undefined
const number = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most ? value : undefined
/** Returns an ISO instant; undefined for any other value. */
export const moment = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined
const oneOf = <Value extends string>(values: readonly Value[], value: unknown) =>
  values.find((known) => known === value)

function setOf(value: unknown): SetLog[] {
  if (!isObject(value)) return []
  const unit = oneOf<Unit>(units, value.unit)
  return [
    defined({
      load: unit && number(value.load, 0, 5000),
      unit,
      amount: number(value.amount, 0, 100_000),
      left: number(value.left, 0, 20),
      done: moment(value.done),
    }),
  ]
}

function askedOf(value: Fields): Asked {
  return defined({
    sets: number(value.sets, 0, MOST.sets) ?? 0,
    measure: oneOf<Measure>(measures, value.measure) ?? 'reps',
    amount: text(value.amount, 20) ?? 'max',
    reserve: text(value.reserve, 10),
    load: number(value.load, 0, 5000),
    unit: oneOf<Unit>(units, value.unit),
    again: number(value.again, 1, 60),
    rung: number(value.rung, 0, 99),
    as: text(value.as),
    // Logs before December 2026 name the rule that made the weight.
    ofMax: value.ofMax === true || value.rule === 'percent' ? true : undefined,
    reason: text(value.reason) ?? '',
    rest: number(value.rest, 0, 3600) ?? 0,
    every: number(value.every, 1, 3600),
    effort: text(value.effort) ?? '',
    deload: value.deload === true ? true : undefined,
    test: value.test === true ? true : undefined,
    of: text(value.of),
    group: text(value.group, 1),
    note: text(value.note),
  })
}

function entryOf(value: unknown): Entry[] {
  if (!isObject(value)) return []
  const exercise = text(value.exercise)
  if (!exercise) return []
  return [
    defined({
      line: text(value.line) ?? '',
      exercise,
      title: text(value.title) ?? exercise,
      planned: text(value.planned),
      why: oneOf(swapReasons, value.why),
      skipped: value.skipped === true ? true : undefined,
      asked: askedOf(isObject(value.asked) ? value.asked : {}),
      sets: listOf(value.sets, MOST.sets).flatMap(setOf),
      warmedUp: Array.isArray(value.warmedUp)
        ? listOf(value.warmedUp, 12).flatMap((set) => number(set, 0, 12) ?? [])
        : undefined,
      note: text(value.note, MOST.text),
    }),
  ]
}

function timerOf(value: unknown, entries: readonly Entry[]): Timer | undefined {
  if (!isObject(value)) return undefined
  const start = number(value.start, 0, 1e14)
  const seconds = number(value.seconds, 0, 86_400)
  if (start === undefined || seconds === undefined) return undefined
  // Logs before November 2026 name the entry by its place.
  const entry =
    typeof value.entry === 'number' ? entryKeys(entries)[value.entry] : text(value.entry, 500)
  return defined<Timer>({
    kind: value.kind === 'work' ? 'work' : 'rest',
    start,
    lead: number(value.lead, 1, 60),
    seconds,
    entry: entry ?? '',
    set: number(value.set, 0, MOST.sets) ?? 0,
    signaled: value.signaled === true ? true : undefined,
  })
}

/** Returns a session; undefined for any other value. */
export function readSession(value: unknown): SessionLog | undefined {
  if (!isObject(value)) return undefined
  const id = text(value.id, 80)
  const plan = text(value.plan)
  const week = number(value.week, 1, 99)
  const session = number(value.session, 1, 14)
  const started = moment(value.started)
  if (!id || !plan || !week || !session || !started) return undefined
  const entries = listOf(value.entries, MOST.entries).flatMap(entryOf)
  return defined({
    id,
    plan,
    planTitle: text(value.planTitle) ?? plan,
    week,
    session,
    name: text(value.name) ?? '',
    date: dayOf(value.date) ?? started.slice(0, 10),
    started,
    finished: moment(value.finished),
    changed: moment(value.changed) ?? started,
    entries,
    note: text(value.note, MOST.text),
    timer: timerOf(value.timer, entries),
  })
}

const mapOf = <Value>(
  value: unknown,
  read: (field: unknown) => Value | undefined,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {})
      .slice(0, MOST.entries * 10)
      .flatMap(([key, field]) => {
        const known = read(field)
        // '__proto__' is never an exercise's id or a session's key, and is special in objects.
        return known === undefined || key === '__proto__' || key.length > MOST.name
          ? []
          : [[key, known]]
      }),
  )

function maximumOf(value: unknown): Maximum | undefined {
  if (!isObject(value)) return undefined
  const load = number(value.load, 0.1, 5000)
  const unit = oneOf<Unit>(units, value.unit)
  const at = moment(value.at)
  return load && unit && at ? { load, unit, reps: number(value.reps, 1, 10) ?? 1, at } : undefined
}

function noteOf(value: unknown): LastingNote | undefined {
  const at = isObject(value) && moment(value.at)
  return at ? { text: text(value.text, MOST.text) ?? '', at } : undefined
}

function exerciseOf(value: unknown): TrainingExercise | undefined {
  const id = isObject(value) && text(value.exerciseId)
  return id
    ? {
        ...exerciseIn(new Map(), id),
        ...(defined({
          title: text(value.title),
          pattern: text(value.pattern),
          loaded: oneOf(['weight', 'body'], value.loaded),
          pair: value.pair === true,
          perSide: value.perSide === true,
          measure: oneOf<Measure>(measures, value.measure),
          equipment: listOf(value.equipment, 9).flatMap((piece) => text(piece) ?? []),
        }) as Partial<TrainingExercise>),
      }
    : undefined
}

const dayOf = (value: unknown) => (isDay(`${value}`) ? `${value}` : undefined)

/** Returns what was decided about a plan; undefined for a value that names no plan. */
export function readPlanState(value: unknown): PlanState | undefined {
  if (!isObject(value)) return undefined
  const plan = text(value.plan)
  if (!plan) return undefined
  return {
    ...emptyState(plan),
    changed: moment(value.changed) ?? '',
    swaps: mapOf(value.swaps, (id) => text(id)),
    ...(value.exercises !== undefined && { exercises: mapOf(value.exercises, exerciseOf) }),
    maxima: mapOf(value.maxima, maximumOf),
    skipped: mapOf(value.skipped, moment),
    ...(isObject(value.notes) && { notes: mapOf(value.notes, noteOf) }),
    restarts: listOf(value.restarts, 200).flatMap((restart) => {
      if (!isObject(restart)) return []
      const week = number(restart.week, 0, 99)
      const at = moment(restart.at)
      const ticks = isObject(restart.ticks) && { ticks: mapOf(restart.ticks, dayOf) }
      return week === undefined || !at ? [] : [{ week, at, ...ticks }]
    }),
    kept: moment(value.kept),
  }
}
