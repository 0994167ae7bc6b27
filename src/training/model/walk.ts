import { type Measure, type Unit, weekdays } from '../../lib/vocabulary'
import type { Program } from '../../plan/model/program'
import { ruleOf } from '../../plan/model/rule-of'
import { type Exercises, findExercise } from './exercises'
import { fillFromTests } from './fill-from-tests'
import { minReserve, parseRange } from './judge'
import { loadingOf, nearestLoad } from './loads'
import { type Entry, emptyState, type Maximum, type SessionLog, type SetLog } from './log'
import { missingMaxima, prescribe } from './prescribe'
import { newSession } from './session'
import { afterBadFirstSet } from './setbacks'
import { lineNamed, type Slot, slotsOf } from './slots'
import type { TrainingInput } from './training-input'

/**
 * Simulated lifters: steady does what is asked, with the reserve asked; strong has two more left, tired one
 * less; misses falls below the range every third time; returns after a gap of ten days.
 */
export const lifters = ['steady', 'strong', 'tired', 'misses', 'returns'] as const
export type Lifter = (typeof lifters)[number]

export interface Walk {
  program: Program
  weeks: number
  exercises: Exercises
  lifter: Lifter
  unit: Unit
}

/** A simulated set, and the reason for its prescription. */
export interface WalkedSet extends SetLog {
  slot: Slot
  entry: Entry
  /** Counted from 1. */
  number: number
  reason: string
  /** Its percentage had no base: the lifter chose the weight. */
  lacksBase: boolean
}

const DAY = 86_400_000
const GAP = 10 * DAY
/** A Monday. */
const START = Date.UTC(2026, 0, 5, 18)

/** First loads in kg (upper, lower body) if the plan gives none; and the max. */
const FIRST = {
  barbell: [40, 60],
  dumbbell: [12, 16],
  kettlebell: [12, 16],
  machine: [30, 50],
  other: [5, 5],
} as const
const LOWER = ['squat', 'lunge', 'hinge', 'carry']
const BEST = 100

/** Simulates a whole plan through the training page's functions, set by set. */
export function walkPlan(walk: Walk): WalkedSet[] {
  const { program, weeks, exercises, unit } = walk
  const sessions: SessionLog[] = []
  const walked: WalkedSet[] = []
  let state = emptyState('plan')
  const times = new Map<string, number>()
  for (const slot of slotsOf(program, weeks)) {
    const now = dayOf(slot, walk.lifter)
    const bar = unit === 'kg' ? 20 : 45
    const input: TrainingInput = { program, exercises, sessions, state, unit, bar, now }
    const at = now.toISOString()
    const asked = prescribe(slot, input)
    const maxima = missingMaxima(asked).map((lift): [string, Maximum] => [
      lift,
      { load: unit === 'kg' ? BEST : 225, unit, reps: 1, at: new Date(START - DAY).toISOString() },
    ])
    state = { ...state, maxima: { ...state.maxima, ...Object.fromEntries(maxima) } }
    const today = { ...input, state }
    const prescriptions = maxima.length > 0 ? prescribe(slot, today) : asked
    let session = newSession(slot.key, { planId: 'plan', title: '' }, slot, prescriptions, now)
    for (const [index, { line }] of session.entries.entries()) {
      const time = (times.get(line) ?? 0) + 1
      times.set(line, time)
      const entry = session.entries[index]
      if (!entry) continue
      const done = perform(entry, walk, slot, today, time)
      const sets = done.map(({ reason: _, ...set }) => set)
      session = fillFromTests(
        { ...session, entries: session.entries.with(index, { ...entry, sets }) },
        slot,
        today,
      )
      const lacksBase =
        prescriptions[index]?.lacksBase === true && entry.sets[0]?.load === undefined
      walked.push(...done.map((set, at) => ({ ...set, slot, entry, number: at + 1, lacksBase })))
    }
    sessions.push({ ...session, finished: at })
  }
  return walked
}

function dayOf({ week, day }: Slot, lifter: Lifter): Date {
  const gap = lifter === 'returns' && week > 2 ? GAP : 0
  return new Date(START + ((week - 1) * 7 + weekdays.indexOf(day)) * DAY + gap)
}

/** Performs an exercise. `time` counts its line's performances, this one included. */
function perform(entry: Entry, walk: Walk, slot: Slot, input: TrainingInput, time: number) {
  const { lifter, program, unit } = walk
  const { asked } = entry
  const exercise = findExercise(walk.exercises, entry.exercise)
  const loading = loadingOf(exercise, program.progression, input)
  const line = lineNamed(program, entry.line)
  const rule = line ? ruleOf(program, line) : {}
  const [upper, lower] = FIRST[loading.kind]
  const first = (LOWER.includes(exercise.pattern) ? lower : upper) * (unit === 'kg' ? 1 : 2.2)
  const chosen = exercise.loaded === 'weight' ? nearestLoad(first, loading) : undefined
  const { low } = parseRange(asked.amount)
  const reserve = minReserve(asked.reserve)
  const left = reserve === undefined ? undefined : Math.max(0, reserve + spareOf(lifter))
  const misses = lifter === 'misses' && time % 3 === 0 && !asked.test && (low ?? 0) > 1
  const best = bestOf(asked.measure, slot.week)
  const sets: (SetLog & { reason: string })[] = []
  for (const [index, { load = chosen, amount }] of entry.sets.entries()) {
    const rest = afterBadFirstSet({ ...entry, sets }, { rule, loading })
    const isLast = index === entry.sets.length - 1
    const weight = rest?.load ?? load
    sets.push({
      ...(weight !== undefined && { load: weight, unit }),
      amount: misses && isLast ? (low ?? 1) - 1 : low === undefined ? best : (amount ?? best),
      ...(left !== undefined && { left }),
      done: input.now.toISOString(),
      reason: rest?.reason ?? asked.reason,
    })
  }
  return sets
}

const spareOf = (lifter: Lifter) => (lifter === 'strong' ? 2 : lifter === 'tired' ? -1 : 0)

/** The result of 'as many as possible': a little more later in the plan. */
const bestOf = (measure: Measure, week: number) =>
  (measure === 'reps' ? 12 : 45) + Math.floor(week / 3)
