import { DAY_MS } from '../../basics'
import { parseRange } from '../language/numbers'
import { lineOfKey, type Program } from '../language/program'
import { ruleOf } from '../language/rule-of'
import { type Measure, type Unit, weekdays } from '../language/vocabulary'
import { findOpenBreak } from '../next/break-days'
import { decideFromLog } from '../next/decide-from-log'
import { availableLoads, nearestLoad } from '../next/loads'
import { missingMaxima, prescribe } from '../next/prescribe'
import { mustRepeat } from '../next/repeat-week'
import { fillFromTests, newSession } from '../next/session-entries'
import { afterBadFirstSet } from '../next/setbacks'
import type { TrainingInput } from '../next/training-input'
import { type Exercises, findExercise } from '../record/exercises'
import type { Entry, SessionLog, SetLog } from '../record/log'
import { emptyState, type Maximum } from '../record/plan-state'
import type { Slot } from '../week/slots'

/**
 * Simulated lifters. 'steady' does exactly what the plan prescribes. 'strong' has two more reps left, 'tired'
 * one less. 'misses' falls below the range every third time. 'returns' takes a break of ten days.
 */
export const lifters = ['steady', 'strong', 'tired', 'misses', 'returns'] as const
export type Lifter = (typeof lifters)[number]

export interface Simulation {
  program: Program
  /** All sessions of the plan. */
  slots: readonly Slot[]
  exercises: Exercises
  lifter: Lifter
  unit: Unit
}

export interface SimulatedSet extends SetLog {
  slot: Slot
  entry: Entry
  /** Counted from 1. */
  number: number
  reason: string
  /** Whether its percentage had no base, so that the lifter chose the weight. */
  lacksBase: boolean
}

const BREAK_MS = 10 * DAY_MS
/** A Monday. */
const START = Date.UTC(2026, 0, 5, 18)

/** First loads in kg if the plan gives none, for light and heavy patterns, and the one-rep max. */
const FIRST_LOADS = {
  barbell: [40, 60],
  dumbbell: [12, 16],
  kettlebell: [12, 16],
  machine: [30, 50],
  other: [5, 5],
} as const
const HEAVY_PATTERNS = ['squat', 'lunge', 'hinge', 'carry']
const MAX_KG = 100

export function simulatePlan(simulation: Simulation): SimulatedSet[] {
  const { program, slots, exercises, unit } = simulation
  const sessions: SessionLog[] = []
  const simulated: SimulatedSet[] = []
  let state = emptyState('plan')
  let repeats = 0
  const at = new Date(START - DAY_MS).toISOString()
  const maximum: Maximum = { load: unit === 'kg' ? MAX_KG : 225, unit, reps: 1, at }
  const times = new Map<string, number>()
  for (let index = 0; index < slots.length; index++) {
    const slot = slots[index] as Slot
    const now = dateOf(slot, simulation.lifter, repeats)
    const bar = unit === 'kg' ? 20 : 45
    const input: TrainingInput = {
      program,
      exercises,
      sessions,
      state,
      unit,
      bar,
      now,
      decideFromLog,
    }
    const { weeks: again } = findOpenBreak(input) ?? {}
    if (again) {
      state = {
        ...state,
        restarts: [...state.restarts, { ...again, at: new Date(now.getTime() - 1).toISOString() }],
      }
      repeats += slot.week - again.week
      index = slots.findIndex(({ week }) => week === again.week) - 1
      continue
    }
    let prescriptions = prescribe(slot, input)
    const missing = missingMaxima(prescriptions)
    for (const lift of missing) state = { ...state, maxima: { ...state.maxima, [lift]: maximum } }
    const today = { ...input, state }
    if (missing.length > 0) prescriptions = prescribe(slot, today)
    let session = newSession(slot.key, { planId: 'plan', title: '' }, slot, prescriptions, now)
    for (const [index, { line }] of session.entries.entries()) {
      const time = (times.get(line) ?? 0) + 1
      times.set(line, time)
      const entry = session.entries[index]
      if (!entry) continue
      const done = simulateEntry(entry, simulation, slot, today, time)
      const sets = done.map(({ reason: _, ...set }) => set)
      const entries = session.entries.with(index, { ...entry, sets })
      session = fillFromTests({ ...session, entries }, slot, today)
      const lacksBase =
        prescriptions[index]?.unlogged.lacksBase === true && entry.sets[0]?.load === undefined
      for (const [setIndex, set] of done.entries())
        simulated.push({ ...set, slot, entry, number: setIndex + 1, lacksBase })
    }
    sessions.push({ ...session, finished: now.toISOString() })
    const isWeekDone = slots[index + 1]?.week !== slot.week
    if (!isWeekDone || !mustRepeat({ program, sessions, state }, slot.week)) continue
    const restart = { week: slot.week, at: now.toISOString() }
    state = { ...state, restarts: [...state.restarts, restart] }
    repeats++
    index = slots.findIndex(({ week }) => week === slot.week) - 1
  }
  return simulated
}

/** `repeats`: how many weeks came again before. */
function dateOf({ week, day }: Slot, lifter: Lifter, repeats: number): Date {
  const breakLength = lifter === 'returns' && week + repeats > 2 ? BREAK_MS : 0
  return new Date(START + ((week - 1 + repeats) * 7 + weekdays.indexOf(day)) * DAY_MS + breakLength)
}

/** Simulates an exercise. `time` counts how often its line was done, this time included. */
function simulateEntry(
  entry: Entry,
  simulation: Simulation,
  slot: Slot,
  input: TrainingInput,
  time: number,
) {
  const { lifter, program, unit } = simulation
  const { asked } = entry
  const exercise = findExercise(simulation.exercises, entry.exercise)
  const available = availableLoads(exercise, program.progression, input)
  const line = lineOfKey(program, entry.line)
  const rule = line ? ruleOf(program, line) : {}
  const [light, heavy] = FIRST_LOADS[available.kind]
  const firstLoad =
    (HEAVY_PATTERNS.includes(exercise.pattern) ? heavy : light) * (unit === 'kg' ? 1 : 2.2)
  const chosenLoad = exercise.loaded === 'weight' ? nearestLoad(firstLoad, available) : undefined
  const { low } = parseRange(asked.amount)
  const { low: reserve, high: mostReserve = 0 } = parseRange(asked.reserve)
  const left = lifter === 'strong' ? mostReserve + 2 : (reserve ?? 0) - (lifter === 'tired' ? 1 : 0)
  const repsLeft = reserve === undefined ? undefined : Math.max(0, left)
  const misses = lifter === 'misses' && time % 3 === 0 && !asked.test && (low ?? 0) > 1
  // A run or a hold that fails ends well before its time.
  const short = asked.measure === 'reps' ? 1 : Math.max(1, Math.round((low ?? 1) / 5))
  const maxAmount = bestAmount(asked.measure, slot.week)
  const sets: (SetLog & { reason: string })[] = []
  for (const [index, { load = chosenLoad, amount }] of entry.sets.entries()) {
    const adjusted = afterBadFirstSet({ ...entry, sets }, { rule, available })
    const isLast = index === entry.sets.length - 1
    const weight = adjusted?.load ?? load
    sets.push({
      ...(weight !== undefined && { load: weight, unit }),
      amount:
        misses && isLast
          ? (low ?? 1) - short
          : low === undefined
            ? maxAmount
            : (amount ?? maxAmount),
      ...(repsLeft !== undefined && { left: repsLeft }),
      done: input.now.toISOString(),
      reason: adjusted?.reason ?? asked.reason,
    })
  }
  return sets
}

/** The result of 'as many as possible': a little more later in the plan. */
const bestAmount = (measure: Measure, week: number) =>
  (measure === 'reps' ? 12 : 45) + Math.floor(week / 3)
