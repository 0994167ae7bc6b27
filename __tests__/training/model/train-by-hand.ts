import { decideFromLog } from '../../../packages/progression/from-log'
import type { Program, ProgramLine } from '../../../packages/progression/language/program'
import { parseProgression } from '../../../packages/progression/language/progression'
import type {
  WrittenProgression,
  WrittenRule,
} from '../../../packages/progression/language/progression-grammar'
import { type Prescription, prescribe } from '../../../packages/progression/next/prescribe'
import { newSession } from '../../../packages/progression/next/session-entries'
import type { TrainingInput } from '../../../packages/progression/next/training-input'
import { findExercise, type TrainingExercise } from '../../../packages/progression/record/exercises'
import type { SessionLog, SetLog } from '../../../packages/progression/record/log'
import { emptyState, type PlanState } from '../../../packages/progression/record/plan-state'
import { slotsOf } from '../../../packages/progression/week/slots'
import type { TrainingPlan } from '../../../src/training/training-plan'
import { type LineFields, programLine } from '../../support/fixtures/program-line'

export const exerciseOf = (
  exerciseId: string,
  fields: Partial<TrainingExercise> = {},
): TrainingExercise => ({
  ...findExercise(new Map(), exerciseId),
  title: exerciseId,
  pattern: 'push',
  loaded: 'weight',
  equipment: ['barbell'],
  ...fields,
})

const bodyweight = { loaded: 'added', equipment: [] } as const
const neighbors = { easier: ['knee-push-up'], harder: ['tempo-push-up'] }
export const exercises = new Map(
  [
    exerciseOf('press'),
    exerciseOf('squat', { pattern: 'squat' }),
    exerciseOf('swing', { pattern: 'hinge', equipment: ['kettlebell'] }),
    exerciseOf('curl', { equipment: ['EZ bar'] }),
    exerciseOf('goblet', { pattern: 'squat', equipment: ['dumbbell or kettlebell'] }),
    exerciseOf('row', { pattern: 'pull', equipment: ['machine'] }),
    exerciseOf('push-up', { ...bodyweight, ...neighbors }),
    exerciseOf('knee-push-up', bodyweight),
    exerciseOf('tempo-push-up', bodyweight),
    exerciseOf('plank', { loaded: 'body', equipment: [], measure: 'seconds', pattern: 'trunk' }),
  ].map((exercise) => [exercise.exerciseId, exercise]),
)

export const line = (fields: LineFields) =>
  programLine({
    exercise: 'press',
    sets: 3,
    amount: '8-12',
    reserve: '2',
    rest: '2 minutes',
    ...fields,
  })

/** Common progression rules under their usual names. */
export const rules = {
  double: { on: 'all sets at the top' },
  linear: { on: 'all reps done' },
  percent: { miss: '5% less' },
  reserve: { on: 'the reserve' },
  rungs: { on: 'all sets at the top', raise: 'the next rung' },
  weeks: { again: 2 },
} satisfies Record<string, WrittenRule>

export const steps: WrittenProgression['steps'] = { barbell: { upper: '2.5 kg', lower: '5 kg' } }

/** A plan with one session a week and the given lines. */
export const planWith = (
  rule: WrittenProgression,
  ...lines: (LineFields | ProgramLine)[]
): Program => ({
  deloads: [],
  tests: [],
  progression: parseProgression({ steps, ...rule }),
  sessions: [
    {
      name: 'A',
      days: [['Monday']],
      weeks: [1, 2, 3, 4, 5, 6, 7, 8],
      lines: lines.map((each) => ('weeks' in each ? each : line(each))),
    },
  ],
})

/** A plan with one session a week and one line. */
export const planOf = (
  fields: LineFields,
  rule: WrittenProgression,
  rest: Partial<Program> = {},
): Program => ({ ...planWith(rule, fields), ...rest })

/** A value for each of eight weeks, padded with '2'. */
export const eight = (...values: string[]) =>
  Array.from({ length: 8 }, (_, at) => values[at] ?? '2')

/** Options for a trainee who entered a best before the first session. */
export const maximum = (exercise: string, load: number, reps = 1): Partial<TrainingInput> => ({
  state: {
    ...emptyState('plan'),
    maxima: { [exercise]: { load, unit: 'kg', reps, at: '2026-01-01T10:00:00.000Z' } },
  },
})

/** The plan as its training page receives it. */
export const pageOf = (
  program: Program,
  weeks: number,
  fields: Partial<TrainingPlan> = {},
): TrainingPlan => ({
  planId: 'plan',
  title: 'Plan',
  weeks,
  program,
  exercises,
  slots: slotsOf(program, weeks),
  figures: null,
  goals: [],
  next: [],
  usesWeights: true,
  offersOfflineCopy: true,
  ...fields,
})

/** What a prescription needs: in kilograms, with the 20 kg bar, on January 5, 2026, unless stated. */
export const inputOf = (
  program: Program,
  sessions: readonly SessionLog[] = [],
  options: Partial<TrainingInput> = {},
): TrainingInput => ({
  program,
  exercises,
  sessions,
  state: emptyState('plan'),
  unit: 'kg',
  bar: options.unit === 'lb' ? 45 : 20,
  now: dayOf(0),
  decideFromLog,
  ...options,
})

/** Monday evening of a week, from 0. */
const dayOf = (week: number) => new Date(Date.UTC(2026, 0, 5 + 7 * week, 18))

/** Simulates a trainee, one session a week. */
export function trainee(program: Program, options: Partial<TrainingInput> = {}) {
  const slots = slotsOf(program, 8)
  const sessions: SessionLog[] = []
  let week = 0
  let state: PlanState = emptyState('plan')
  const next = () => {
    const slot = slots[week]
    if (!slot) throw new Error('The plan has no such week.')
    const input = inputOf(program, sessions, { state, now: dayOf(week), ...options })
    return [slot, prescribe(slot, input)] as const
  }

  /** Logs the next session with these sets, in the trainee's unit unless they name another. */
  const logs = (logged: readonly SetLog[]) => {
    const plan = { planId: 'plan', title: 'Plan' }
    const session = newSession(`s${week}`, plan, ...next(), dayOf(week))
    const at = session.started
    const sets = logged.map(
      ({ load, unit = options.unit ?? 'kg', amount, left }): SetLog => ({
        amount,
        ...(load !== undefined && { load, unit }),
        ...(left !== undefined && { left }),
        done: at,
      }),
    )
    sessions.push({
      ...session,
      finished: at,
      entries: session.entries.map((entry) => ({ ...entry, sets })),
    })
    week += 1
  }

  return {
    logs,
    decide(change: Partial<PlanState>) {
      state = { ...state, ...change }
    },
    sessions,
    /** The prescription for the first line of the next session. */
    asks() {
      const [asked] = next()[1]
      if (!asked) throw new Error('The session asks nothing.')
      return asked
    },
    /** Logs the next session with one set per amount, all with the same load and reps left. */
    does(load: number | undefined, amounts: number[], left?: number) {
      logs(amounts.map((amount) => ({ load, amount, left })))
    },
  }
}

/**
 * Makes a test of each story: a title, then rows such as
 * '60 × 12 11, 2 left → 60 × 12 12 of 8-12. Why.'
 * Left of the arrow are the logged sets and the reps left; 'first' logs nothing, and '60 kg × 12, 130 × 11'
 * has another unit in its first set. Right of it is the next prescription: load, targets, amount, a rung or
 * substitute if any, and the reason.
 */
export const stories =
  (plan: Program, options: Partial<TrainingInput> = {}) =>
  ([texts = '']: readonly string[]) => {
    for (const story of texts.trim().split(/\n\s*\n/)) {
      const [title = '', ...rows] = story.split('\n').map((row) => row.trim())
      test(title, () => {
        const { logs, asks } = trainee(plan, options)
        for (const row of rows) {
          const [did = ''] = row.split(' → ')
          if (did !== 'first') logs(setsIn(did))
          expect(`${did} → ${askedText(asks())}`).toBe(row)
        }
      })
    }
  }

/** The sets of '60 kg × 12, 130 × 11 11, 2 left'. */
function setsIn(text: string): SetLog[] {
  const number = (digits: string | undefined) => (digits ? Number(digits) : undefined)
  const left = number(/, (\d) left$/.exec(text)?.[1])
  return text
    .replace(/, \d left$/, '')
    .split(', ')
    .flatMap((part) => {
      const [, load, unit, amounts] = /^(?:([\d.]+)(?: (kg|lb))? × )?([\d ]+)$/.exec(part) ?? []
      if (!amounts) throw new Error(`The story has no sets in '${part}'.`)
      return amounts.split(' ').map((amount) => ({
        load: number(load),
        unit: unit as 'kg' | 'lb' | undefined,
        amount: Number(amount),
        left,
      }))
    })
}

function askedText({ load, targets, amount, as, planned, exercise, reason }: Prescription) {
  const rung = as ?? (planned && exercise)
  const weight = load === undefined ? '' : `${load} × `
  return `${weight}${targets.join(' ')} of ${amount}${rung ? `, ${rung}` : ''}. ${reason}`
}
