import type { Program } from '../../../../packages/progression/language/program'
import { adviceAfter, nextTimes } from '../../../../packages/progression/next/next-time'
import type { Entry, SessionLog } from '../../../../packages/progression/record/log'
import { slotsOf } from '../../../../packages/progression/week/slots'
import {
  blocksOf,
  currentSet,
  openWork,
  setCounts,
  setsInOrder,
} from '../../../../src/training/model/moves/set-order'
import { openSession } from '../open-session'
import { inputOf, line, planOf, rules, trainee } from '../train-by-hand'

const [press] = openSession().entries as [Entry]
/** An entry with a set for each time of completion; undefined is open. */
const entry = (
  group: string | undefined,
  done: (number | undefined)[],
  fields: Partial<Entry> = {},
): Entry => ({
  ...press,
  asked: { ...press.asked, group },
  sets: done.map((second) => (second ? { amount: 8, done: `2026-01-05T10:00:0${second}Z` } : {})),
  ...fields,
})
const none = undefined
const places = (entries: Entry[]) =>
  setsInOrder(entries).map(({ entryIndex, set }) => `${entryIndex}.${set}`)

test('a single exercise runs set by set, a superset round by round', () => {
  const entries = [
    entry(none, [none, none]),
    entry('A', [none, none]),
    entry('A', [none, none]),
    entry('B', [none]),
  ]
  expect(blocksOf(entries).map((block) => block.entries)).toEqual([[0], [1, 2], [3]])
  expect(places(entries)).toEqual(['0.0', '0.1', '1.0', '2.0', '1.1', '2.1', '3.0'])
})

test('a round continues past skipped exercises and those with fewer sets', () => {
  const skipped = entry('A', [none], { skipped: true })
  const entries = [entry('A', [none, none, none]), skipped, entry('A', [none])]
  expect(places(entries)).toEqual(['0.0', '2.0', '0.1', '0.2'])
})

test.each([
  ['a substitute', [1], [none, none], [2, none, none], ['1.0', '2.1', '1.1', '2.2'], 1, 0],
  ['the exercise after it', [1, none], [3], [2, 4, none], ['1.0', '2.1', '0.1', '2.2'], 0, 1],
])('%s swapped in mid-exercise continues its rounds', (_, sets, dips, rows, order, at, set) => {
  const entries = [
    entry('A', sets),
    entry('A', dips, { exercise: 'dip' }),
    entry('A', rows, { line: 'A / row / 1', exercise: 'row' }),
  ]
  expect(places(entries)).toEqual(['0.0', '2.0', ...order])
  expect(currentSet({ entries })).toEqual({ entryIndex: at, set })
})

test('the current set follows the last completed one, then the first open one', () => {
  const entries = [entry(none, [none, none]), entry(none, [1, none])]
  expect(currentSet({ entries })).toEqual({ entryIndex: 1, set: 1 })
  expect(setCounts({ entries })).toEqual({ total: 4, done: 1 })
  const [open] = entries as [Entry]
  expect(currentSet({ entries: [open, entry(none, [1])] })).toEqual({ entryIndex: 0, set: 0 })
  expect(currentSet({ entries: [entry(none, [1])] })).toBeUndefined()
})

test('open work names exercises, and the sets of those begun', () => {
  const titled = (title: string, sets: (number | undefined)[], fields?: Partial<Entry>) => ({
    ...entry(none, sets, fields),
    title,
  })
  const entries = [
    titled('Row', [1, none, none]),
    titled('Plank', [none]),
    titled('Press', [1]),
    titled('Curl', [none], { skipped: true }),
  ]
  expect(openWork({ entries })).toEqual(['Row (2 of 3 sets)', 'Plank'])
})

/** Finds the next time of an exercise, changed by `fields`, after a first session at the top. */
function nextIn(program: Program, fields: Partial<Entry> = {}, position: Partial<SessionLog> = {}) {
  const { does, sessions } = trainee(program)
  does(60, [12, 12, 12])
  const [session] = sessions as [SessionLog]
  const [done] = session.entries as [Entry]
  const after = { ...session, ...position, entries: [{ ...done, ...fields }] }
  return nextTimes(after, slotsOf(program, 8), inputOf(program, sessions))[0]
}

test('the next prescription has its session and load; skipped exercises and the last week have none', () => {
  const program = planOf({}, rules.double)
  expect(nextIn(program)).toMatchObject({
    slot: { key: '2.1' },
    prescription: { load: 62.5, reason: 'All sets at 12: 2.5 kg more.' },
  })
  expect(nextIn(program, { skipped: true })).toBeUndefined()
  expect(nextIn(program, {}, { week: 8 })).toBeUndefined()
})

test('the next prescription names the planned exercise, not the substitute', () => {
  const swapped = { exercise: 'goblet', planned: 'press', title: 'goblet' }
  const { prescription } = nextIn(planOf({}, rules.double), swapped) ?? {}
  expect(prescription).toMatchObject({ exercise: 'press', title: 'press', load: 62.5 })
})

test.each([
  ['lift', '1.2'],
  ['session', '2.1'],
] as const)('with one account for each %s, the next time is session %s', (accounts, key) => {
  const rule = accounts === 'lift' ? { ...rules.double, accounts } : rules.double
  const sessions = ['Monday', 'Friday'].map((day) => ({
    name: day,
    days: [[day]],
    weeks: [1, 2],
    lines: [line({})],
  }))
  expect(nextIn(planOf({}, rule, { sessions }))?.slot.key).toBe(key)
})

test.each([
  ['nothing unusual', 1, [10, 10, 10], undefined],
  ['a deload ahead', 2, [10, 10, 10], 'Week 3 is lighter on purpose'],
  ['the end of the plan', 8, [10, 10, 10], 'That was the last session of the plan.'],
  ['two short sets', 1, [10, 9, 8], 'week 1 comes again, and the plan gets a week longer.'],
])('advice after a session: %s', (_, week, amounts, text) => {
  const program = planOf({ exercise: 'goblet', amount: '10' }, rules.weeks, { deloads: [3] })
  const { does, sessions } = trainee(program)
  does(20, amounts)
  const [session] = sessions as [SessionLog]
  const [advice] = adviceAfter({ ...session, week }, slotsOf(program, 8), program)
  expect(advice).toEqual(text && expect.stringContaining(text))
})

test('advice after a week that came again already', () => {
  const program = planOf({ exercise: 'goblet', amount: '10' }, rules.weeks)
  const { does, sessions } = trainee(program)
  does(20, [10, 9, 8])
  const [session] = sessions as [SessionLog]
  const restarts = [{ week: 1, at: '2026-01-01T00:00:00.000Z' }]
  expect(adviceAfter(session, slotsOf(program, 8), program, restarts)).toEqual([
    '2 sets of goblet fell short. The next step is half as large.',
  ])
})
