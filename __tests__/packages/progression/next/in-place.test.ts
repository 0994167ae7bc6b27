import type { ProgramLine } from '../../../../packages/progression/language/program'
import type { WrittenProgression } from '../../../../packages/progression/language/progression-grammar'
import { entryAfterSwap } from '../../../../packages/progression/next/session-entries'
import type { Entry } from '../../../../packages/progression/record/log'
import { type Slot, slotsOf } from '../../../../packages/progression/week/slots'
import {
  exerciseOf,
  exercises,
  inputOf,
  line,
  planOf,
  rules,
  trainee,
} from '../../../training/model/train-by-hand'

/** A line that only the weeks progress, loaded by percent of another lift, like a swing. */
const swing = {
  exercise: 'swing',
  amount: ['5', '5', '6', '6', '8', '8', '8', '8'],
  reserve: undefined,
  effort: 'fast and fresh; stop before it slows',
  percent: 67,
  of: 'week 1',
  lift: 'squat',
  note: 'Park the bell on the floor after every rep.',
  progression: 'weeks',
} as const
const ladder = [{ as: 'hands on the counter', entry: 'from a table' }, { as: 'on the floor' }]
const rung = { exercise: 'push-up', ladder, note: 'Stop when the hips sag.' }

/** A trainee who swapped the plan's exercise before the first session. */
function swapped(fields: Partial<ProgramLine>, rule: WrittenProgression, to: string) {
  const person = trainee(planOf(fields, rule))
  person.decide({ swaps: { [fields.exercise ?? 'press']: to } })
  return person
}

test("a substitute for a rung keeps sets, reps, reserve and rest, but not the rung's texts", () => {
  expect(trainee(planOf(rung, rules.rungs)).asks().as).toBe('hands on the counter')
  const asked = swapped(rung, rules.rungs, 'press').asks()
  expect(asked).toMatchObject({
    exercise: 'press',
    planned: 'push-up',
    sets: 3,
    amount: '8-12',
    reserve: '2',
    rest: 120,
    unlogged: { needsWeightChoice: true },
    reason: 'First time: choose a weight you could lift 14 times, and stop with 2 left.',
  })
  expect([asked.as, asked.note]).toEqual([undefined, undefined])
})

test('a loaded substitute for a rung progresses by load steps', () => {
  const { asks, does } = swapped(rung, rules.rungs, 'press')
  does(40, [12, 12, 12])
  expect(asks()).toMatchObject({ load: 42.5, reason: 'All sets at 12: 2.5 kg more.' })
})

test('a ladder starts on its first rung, and a swap within it stays in it', () => {
  const rungs = [{ exercise: 'knee-push-up' }, { exercise: 'push-up', first: true }]
  const fields = { exercise: 'push-up', ladder: rungs }
  expect(trainee(planOf(fields, rules.rungs)).asks().exercise).toBe('push-up')
  const { asks, does } = swapped(fields, rules.rungs, 'knee-push-up')
  expect(asks().exercise).toBe('knee-push-up')
  does(undefined, [12, 12, 12])
  expect(asks()).toMatchObject({ exercise: 'push-up', rung: 1 })
})

test.each([
  ['', { start: 'A light bell.' }],
  [' that is tested', { test: true, start: 'Filmed from the side.' }],
])('a substitute of an exercise%s drops its effort, start text, note and percent', (_, more) => {
  const asked = swapped({ ...swing, ...more }, {}, 'goblet').asks()
  const reason = 'First time: choose a weight you can lift cleanly.'
  expect(asked).toMatchObject({ unlogged: { needsWeightChoice: true }, effort: '', reason })
  expect([asked.note, asked.of]).toEqual([undefined, undefined])
})

test("a substitute's load carries over between sessions that swap the same exercise", () => {
  const session = (name: string, day: string) => ({
    name,
    days: [[day]],
    weeks: [1, 2, 3, 4],
    lines: [line({ ...swing })],
  })
  const { asks, decide, does } = trainee(
    planOf({}, {}, { sessions: [session('Hinge', 'Monday'), session('Both', 'Friday')] }),
  )
  decide({ swaps: { swing: 'goblet' } })
  for (const load of [undefined, 8, 8, 8, 8]) {
    expect(asks().load).toBe(load)
    does(8, [5, 5, 5])
  }
})

test('a line with many more reps estimates its load instead of copying it', () => {
  const session = (name: string, day: string, amount: string) => ({
    name,
    days: [[day]],
    weeks: [1],
    lines: [line({ exercise: 'swing', amount: [amount] })],
  })
  const sessions = [session('Heavy', 'Monday', '5'), session('Light', 'Friday', '15')]
  const { asks, decide, does } = trainee(planOf({}, rules.double, { sessions }))
  decide({ swaps: { swing: 'press' } })
  does(100, [5, 5, 5])
  expect(asks().reason).toBe('Estimated from 100 kg × 5 in Heavy.')
})

test.each([
  [{ exercise: 'push-up' }, 'plank', { measure: 'seconds', amount: '25-35', sets: 3 }],
  [
    { exercise: 'plank', measure: 'seconds', amount: '30' },
    'push-up',
    { measure: 'reps', amount: '10' },
  ],
] as const)('a substitute with another measure converts the amount: %j', (fields, to, asked) => {
  expect(swapped(fields, {}, to).asks()).toMatchObject(asked)
})

test('a line with its own measure keeps it after a swap', () => {
  const carry = exerciseOf('carry', { measure: 'meters' })
  const { asks, decide } = trainee(
    planOf({ exercise: 'carry', measure: 'seconds', amount: '30' }, {}),
    { exercises: new Map(exercises).set('carry', carry) },
  )
  decide({ swaps: { carry: 'plank' } })
  expect(asks()).toMatchObject({ measure: 'seconds', amount: '30' })
})

test('a swap to another rung of the ladder prescribes it, whatever rung the last time was on', () => {
  const rungs = [{ exercise: 'knee-push-up' }, { exercise: 'push-up', first: true }]
  const plan = planOf({ exercise: 'push-up', ladder: rungs }, rules.rungs)
  const { does, sessions } = trainee(plan)
  does(undefined, [8, 8, 8])
  const [done] = (sessions[0]?.entries ?? []) as [Entry]
  const [, slot] = slotsOf(plan, 8) as [Slot, Slot]
  const input = inputOf(plan, sessions, { now: new Date('2026-01-12T18:00:00Z') })
  const by = entryAfterSwap(done, exerciseOf('knee-push-up'), slot, input)
  expect(by).toMatchObject({ exercise: 'knee-push-up', planned: 'push-up' })
})
