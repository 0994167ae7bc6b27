import type { Entry } from '../../../../src/training/model/log'
import { emptyState } from '../../../../src/training/model/log'
import { adviceAfter, nextTime } from '../../../../src/training/model/prescribe/next-time'
import {
  blocksOf,
  currentSet,
  setCounts,
  setsInOrder,
} from '../../../../src/training/model/session/set-order'
import { slotsOf } from '../../../../src/training/model/slots'
import { exercises, line, planOf, rules, trainee } from '../train-by-hand'

const entry = (
  group: string | undefined,
  done: (string | undefined)[],
  fields: Partial<Entry> = {},
): Entry => ({
  line: 'A / press / 1',
  exercise: 'press',
  title: 'Press',
  asked: {
    sets: done.length,
    measure: 'reps',
    amount: '8',
    reason: '',
    rest: 90,
    effort: '',
    group,
  },
  sets: done.map((at) => ({ amount: 8, ...(at && { done: at }) })),
  ...fields,
})
const none = undefined
const places = (entries: Entry[]) => setsInOrder(entries).map(({ entry, set }) => `${entry}.${set}`)

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
  const entries = [
    entry('A', [none, none, none]),
    entry('A', [none], { skipped: true }),
    entry('A', [none]),
  ]
  expect(places(entries)).toEqual(['0.0', '2.0', '0.1', '0.2'])
})

test('a substitute swapped in mid-exercise continues its rounds', () => {
  const at = (second: number) => `2026-01-05T10:00:0${second}Z`
  const dip = { exercise: 'dip' }
  const row = { line: 'A / row / 1', exercise: 'row' }
  const swapped = [
    entry('A', [at(1)]),
    entry('A', [none, none], dip),
    entry('A', [at(2), none, none], row),
  ]
  expect(places(swapped)).toEqual(['0.0', '2.0', '1.0', '2.1', '1.1', '2.2'])
  expect(currentSet({ entries: swapped })).toEqual({ entry: 1, set: 0 })
  const swappedBack = [
    entry('A', [at(1), none]),
    entry('A', [at(3)], dip),
    entry('A', [at(2), at(4), none], row),
  ]
  expect(places(swappedBack)).toEqual(['0.0', '2.0', '1.0', '2.1', '0.1', '2.2'])
  expect(currentSet({ entries: swappedBack })).toEqual({ entry: 0, set: 1 })
})

test('the current set follows the last completed one, then the first open one', () => {
  const entries = [entry(none, [none, none]), entry(none, ['2026-01-05T10:00:00Z', none])]
  expect(currentSet({ entries })).toEqual({ entry: 1, set: 1 })
  expect(
    currentSet({ entries: [entry(none, [none, none]), entry(none, ['2026-01-05T10:00:00Z'])] }),
  ).toEqual({ entry: 0, set: 0 })
  expect(currentSet({ entries: [entry(none, ['2026-01-05T10:00:00Z'])] })).toBeUndefined()
  expect(setCounts({ entries })).toEqual({ total: 4, done: 1 })
})

test('the next prescription has its session and load; skipped exercises and the last week have none', () => {
  const program = planOf({}, rules.double)
  const { does, sessions } = trainee(program)
  does(60, [12, 12, 12])
  const [session] = sessions
  if (!session?.entries[0]) throw new Error('One session was done.')
  const slots = slotsOf(program, 8)
  const input = {
    program,
    exercises,
    sessions,
    state: emptyState('plan'),
    unit: 'kg' as const,
    bar: 20,
    now: new Date('2026-01-05T19:00:00Z'),
  }
  const next = nextTime(session.entries[0], session, slots, input)
  expect(next?.slot.key).toBe('2.1')
  expect(next?.prescription).toMatchObject({ load: 62.5, reason: 'All sets at 12: 2.5 kg more.' })
  expect(nextTime({ ...session.entries[0], skipped: true }, session, slots, input)).toBeUndefined()
  expect(nextTime(session.entries[0], { week: 8, session: 1 }, slots, input)).toBeUndefined()
})

test.each([
  ['lift', '1.2'],
  ['session', '2.1'],
] as const)('with one account for each %s, the next time is session %s', (accounts, key) => {
  const weeks = [1, 2, 3, 4, 5, 6, 7, 8]
  const program = planOf(
    {},
    { ...rules.double, ...(accounts === 'lift' && { accounts }) },
    {
      sessions: [
        { name: 'A', days: [['Monday']], weeks, lines: [line({})] },
        { name: 'B', days: [['Friday']], weeks, lines: [line({})] },
      ],
    },
  )
  const { does, sessions } = trainee(program)
  does(60, [12, 12, 12])
  const [session] = sessions
  if (!session?.entries[0]) throw new Error('One session was done.')
  const now = new Date('2026-01-05T19:00:00Z')
  const state = emptyState('plan')
  const input = { program, exercises, sessions, state, unit: 'kg', bar: 20, now } as const
  expect(nextTime(session.entries[0], session, slotsOf(program, 8), input)?.slot.key).toBe(key)
})

describe('advice after a session', () => {
  const program = planOf({ exercise: 'goblet', amount: ['10'] }, rules.weeks, { deloads: [3] })
  const slots = slotsOf(program, 8)
  const says = (week: number, entries: Entry[] = []) =>
    adviceAfter({ week, session: 1, entries }, slots, program)

  test('is empty when nothing is unusual', () => {
    expect(says(1)).toEqual([])
  })

  test('announces a deload and the end of the plan', () => {
    expect(says(2)).toEqual([{ text: expect.stringContaining('Week 3 is lighter on purpose') }])
    expect(says(8)).toEqual([{ text: 'That was the last session of the plan.' }])
  })

  test('offers to repeat the week after two short sets under a weeks rule', () => {
    const { does, sessions } = trainee(
      planOf({ ...line({}), exercise: 'goblet', amount: ['10'] }, rules.weeks),
    )
    does(20, [10, 9, 8])
    expect(says(1, [...(sessions[0]?.entries ?? [])])).toEqual([
      { text: expect.stringContaining('if all of week 1 was hard, repeat the week'), repeat: 1 },
    ])
  })
})
