import type { Program, ProgramLine } from '../../../src/plan/model/program'
import type { Progression, Rule } from '../../../src/plan/model/progression-grammar'
import type { TrainingExercise } from '../../../src/training/model/exercises'
import {
  emptyState,
  type PlanState,
  type SessionLog,
  type SetLog,
} from '../../../src/training/model/log'
import { type Prescription, prescribe } from '../../../src/training/model/prescribe'
import { newSession } from '../../../src/training/model/session'
import { slotsOf } from '../../../src/training/model/slots'
import type { TrainingInput } from '../../../src/training/model/training-input'
import type { TrainingPlan } from '../../../src/training/training-plan'

const exercise = (
  exerciseId: string,
  fields: Partial<TrainingExercise> = {},
): [string, TrainingExercise] => [
  exerciseId,
  {
    exerciseId,
    title: exerciseId,
    pattern: 'push',
    loaded: 'weight',
    equipment: ['barbell'],
    main: [],
    helping: [],
    measure: 'reps',
    instead: [],
    easier: [],
    harder: [],
    ...fields,
  },
]

export const exercises = new Map([
  exercise('press'),
  exercise('squat', { pattern: 'squat' }),
  exercise('swing', { pattern: 'hinge', equipment: ['kettlebell'] }),
  exercise('curl', { equipment: ['EZ bar'] }),
  exercise('goblet', { pattern: 'squat', equipment: ['dumbbell or kettlebell'] }),
  exercise('row', { pattern: 'pull', equipment: ['machine'] }),
  exercise('push-up', {
    loaded: 'added',
    equipment: [],
    easier: ['knee-push-up'],
    harder: ['tempo-push-up'],
  }),
  exercise('knee-push-up', { loaded: 'added', equipment: [] }),
  exercise('tempo-push-up', { loaded: 'added', equipment: [] }),
  exercise('plank', { loaded: 'body', equipment: [], measure: 'seconds', pattern: 'trunk' }),
])

export const line = (fields: Partial<ProgramLine>): ProgramLine => ({
  exercise: 'press',
  sets: [3],
  measure: 'reps',
  amount: ['8-12'],
  reserve: ['2'],
  rest: ['2 minutes'],
  ...fields,
})

/** Rules that many tests share, by the names that lifters know them by. */
export const rules = {
  double: { on: 'all sets at the top' },
  linear: { on: 'all reps done' },
  percent: { miss: '5% less' },
  reserve: { on: 'the reserve' },
  rungs: { on: 'all sets at the top', raise: 'the next rung' },
  weeks: { again: 2 },
} satisfies Record<string, Rule>

export const steps: Progression['steps'] = { barbell: { upper: '2.5 kg', lower: '5 kg' } }

/** A plan with one session a week, and some lines in it. */
export const planWith = (rule: Progression, ...lines: Partial<ProgramLine>[]): Program => ({
  deloads: [],
  tests: [],
  progression: { steps, ...rule },
  sessions: [
    { name: 'A', days: [['Monday']], weeks: [1, 2, 3, 4, 5, 6, 7, 8], lines: lines.map(line) },
  ],
})

/** A plan with one session a week and one line in it. */
export const planOf = (
  fields: Partial<ProgramLine>,
  rule: Progression,
  rest: Partial<Program> = {},
): Program => ({ ...planWith(rule, fields), ...rest })

/** Returns a value for each of eight weeks: the given ones, then '2'. */
export const eight = (...values: string[]) =>
  Array.from({ length: 8 }, (_, at) => values[at] ?? '2')

/** A trainee who entered a best before the first session. */
export const maximum = (exercise: string, load: number, reps = 1): Partial<TrainingInput> => ({
  state: {
    ...emptyState('plan'),
    maxima: { [exercise]: { load, unit: 'kg', reps, at: '2026-01-01T10:00:00.000Z' } },
  },
})

/** A plan as its training page has it. */
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
  isLoaded: true,
  canBeKept: true,
  ...fields,
})

/** A trainee who does what a test says, week after week. */
export function trainee(program: Program, options: Partial<TrainingInput> = {}) {
  const slots = slotsOf(program, 8)
  const sessions: SessionLog[] = []
  let week = 0
  let state: PlanState = emptyState('plan')
  const dayOf = (at: number) => new Date(Date.UTC(2026, 0, 5 + 7 * at, 18))

  const input = (): TrainingInput => ({
    program,
    exercises,
    sessions,
    state,
    unit: 'kg',
    bar: options.unit === 'lb' ? 45 : 20,
    now: dayOf(week),
    ...options,
  })

  return {
    decide(change: Partial<PlanState>) {
      state = { ...state, ...change }
    },
    sessions,
    /** What the next session asks of its first line. */
    asks() {
      const slot = slots[week]
      if (!slot) throw new Error('The plan has no such week.')
      const [asked] = prescribe(slot, input())
      if (!asked) throw new Error('The session asks nothing.')
      return asked
    },
    /** Does the next session: a set for each amount, each with the load; `left` in reserve where it is said. */
    does(load: number | undefined, amounts: number[], left?: number) {
      const slot = slots[week]
      if (!slot) throw new Error('The plan has no such week.')
      const session = newSession(
        `s${week}`,
        { planId: 'plan', title: 'Plan' },
        slot,
        prescribe(slot, input()),
        dayOf(week),
      )
      const at = dayOf(week).toISOString()
      const sets = amounts.map(
        (amount): SetLog => ({
          amount,
          ...(load !== undefined && { load, unit: options.unit ?? 'kg' }),
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
    },
  }
}

/**
 * Makes a test of each story, which is a title and lines such as '60 × 12 11, 2 left → 60 × 12 12 of 8-12. Why.': two sets
 * are done that leave two; then the next session asks for the load, what each set is to reach, the amount, and says why.
 * After the amount stands a rung, or what is in place of the plan's exercise. 'first →' does nothing.
 */
export const stories =
  (plan: Program, options: Partial<TrainingInput> = {}) =>
  ([texts = '']: readonly string[]) => {
    for (const story of texts.trim().split(/\n\s*\n/)) {
      const [title = '', ...rows] = story.split('\n').map((row) => row.trim())
      test(title, () => {
        const { does, asks } = trainee(plan, options)
        for (const row of rows) {
          const [did = ''] = row.split(' → ')
          const [, load, amounts, left] =
            /^(?:([\d.]+) × )?([\d ]+)(?:, (\d) left)?$/.exec(did) ?? []
          const number = (text: string | undefined) => (text ? Number(text) : undefined)
          if (amounts) does(number(load), amounts.split(' ').map(Number), number(left))
          expect(`${did} → ${askedText(asks())}`).toBe(row)
        }
      })
    }
  }

function askedText({ load, targets, amount, as, planned, exercise, reason }: Prescription) {
  const rung = as ?? (planned && exercise)
  const weight = load === undefined ? '' : `${load} × `
  return `${weight}${targets.join(' ')} of ${amount}${rung ? `, ${rung}` : ''}. ${reason}`
}
