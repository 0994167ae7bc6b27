import type { Program } from '../../../../packages/progression/language/program'
import { prescribe } from '../../../../packages/progression/next/prescribe'
import { mustRepeat } from '../../../../packages/progression/next/repeat-week'
import type { SessionLog } from '../../../../packages/progression/record/log'
import { emptyState } from '../../../../packages/progression/record/plan-state'
import { type Slot, slotsOf } from '../../../../packages/progression/week/slots'
import {
  eight,
  inputOf,
  line,
  maximum,
  planOf,
  planWith,
  rules,
  stories,
  trainee,
} from '../../../training/model/train-by-hand'

const on = (day: string) => new Date(`${day}T18:00Z`)
const pounds = { unit: 'lb', bar: 45 } as const
const dumbbells = { ...rules.double, steps: { dumbbell: '2 kg' } } as const

describe('after a break, one lighter session; then the old weight', () => {
  // Sessions are on January 5 and 12, so the first prescription follows 15 days off, the second 8.
  const back = { now: on('2026-01-20') }
  stories(planOf({}, rules.double), back)`
    a barbell: a tenth off and a set fewer, then as before
    60 × 10 10 10, 2 left → 55 × 8 8 of 8-12. After a break of 15 days: 5 kg less.
    55 × 8 8, 2 left → 60 × 10 10 10 of 8-12. Enough left after the break: back to 60 kg.

    with too few reps left, the lighter weight again, until enough are left
    60 × 10 10 10, 2 left → 55 × 8 8 of 8-12. After a break of 15 days: 5 kg less.
    55 × 8 8, 1 left → 55 × 8 8 of 8-12. After the break, not yet all reps with enough left: same again.
    55 × 8 8, 2 left → 60 × 10 10 10 of 8-12. Enough left after the break: back to 60 kg.
  `
  stories(planOf({}, rules.double), { ...pounds, ...back })`
    in pounds (0.9 × 135 = 121.5)
    135 × 10 10 10, 2 left → 120 × 8 8 of 8-12. After a break of 15 days: 15 lb less.
    120 × 8 8, 2 left → 135 × 10 10 10 of 8-12. Enough left after the break: back to 135 lb.
  `
  stories(planOf({ exercise: 'goblet' }, dumbbells), back)`
    a light dumbbell stays, because a step is a sixth of it, and comes back by two reps
    12 × 10 10 10, 2 left → 12 × 8 8 of 8-12. After a break of 15 days: from the bottom of the range.
    12 × 8 8, 2 left → 12 × 10 10 10 of 8-12. Enough left after the break: as before it.
    12 × 10 10 10, 2 left → 12 × 11 11 11 of 8-12. Not all sets at 12 yet: one more rep where you can.

    a heavy one goes a step down
    22 × 10 10 10, 2 left → 20 × 8 8 of 8-12. After a break of 15 days: 2 kg less.
    20 × 8 8, 2 left → 22 × 10 10 10 of 8-12. Enough left after the break: back to 22 kg.
  `
  stories(planOf({}, { ...rules.double, gap: { days: 10, take: '20% less' } }), back)`
    a fifth comes back in two sessions
    60 × 10 10 10, 2 left → 47.5 × 8 8 of 8-12. After a break of 15 days: 12.5 kg less.
    47.5 × 8 8, 2 left → 52.5 × 8 8 8 of 8-12. Enough left after the break: up to 52.5 kg.
    52.5 × 8 8 8, 2 left → 60 × 10 10 10 of 8-12. Enough left after the break: back to 60 kg.
  `
  stories(planOf({ exercise: 'push-up' }, { on: 'all sets at the top', raise: 'nothing' }), back)`
    without weight, by two reps too
    11 10 10, 2 left → 8 8 of 8-12. After a break of 15 days: from the bottom of the range.
    8 8, 2 left → 10 10 10 of 8-12. Enough left after the break: as before it.
  `
  stories(planOf({}, rules.double), { now: on('2026-01-26') })`
    three weeks take half as much again
    60 × 10 10 10, 2 left → 50 × 8 8 of 8-12. After a break of 21 days: 10 kg less.
  `
  stories(planOf({}, rules.double), { now: on('2026-02-02') })`
    four weeks take twice as much
    60 × 10 10 10, 2 left → 47.5 × 8 8 of 8-12. After a break of 28 days: 12.5 kg less.
  `

  const hold = { exercise: 'plank', measure: 'seconds' as const, reserve: undefined }
  const timed = { amount: eight('30', '40', '40'), progression: 'weeks' }
  stories(planOf({ ...hold, ...timed }, rules.double), back)`
    a hold gets a tenth shorter, and stays so until it is done
    30 30 30 → 27 27 of 27. After a break of 15 days: 27 seconds.
    27 26 → 27 27 of 27. After the break, not yet all reps with enough left: same again.
    27 27 → 2 2 2 of 2. As planned this week.
  `
  stories(planOf({ ...hold, amount: '20-40' }, rules.double), back)`
    a hold at the bottom of its range too
    20 20 20 → 18 18 of 18. After a break of 15 days: 18 seconds.
    18 18 → 20 20 20 of 20-40. Enough left after the break: as before it.
  `
  stories(planOf({ ...hold, amount: '5', progression: 'weeks' }, rules.double), back)`
    never below five seconds
    5 5 5 → 5 5 of 5. After a break of 15 days: as planned this week.
  `
  const run = { ...hold, measure: 'minutes' as const, progression: 'weeks', sets: 1 }
  stories(planOf({ ...run, amount: '20' }, rules.double), back)`
    a run
    20 → 18 of 18. After a break of 15 days: 18 minutes.
    18 → 20 of 20. As planned this week.
  `
  stories(planOf({ ...run, amount: '3' }, rules.double), back)`
    a short run, to half a minute
    3 → 2.5 of 2.5. After a break of 15 days: 2.5 minutes.
  `
  const share = { amount: '5', percent: 80 }
  const max = { ...maximum('press', 100), ...back }
  stories(planOf(share, rules.percent), max)`
    a share of a max, until a session leaves its reserve
    80 × 5 5 5, 2 left → 72.5 × 5 5 of 5. 80% of your one-rep max, 100 kg: 80 kg. After a break of 15 days: 7.5 kg less.
    72.5 × 5 5, 1 left → 72.5 × 5 5 5 of 5. 80% of your one-rep max, 100 kg: 80 kg. After the break, not yet all reps with enough left: 7.5 kg less.
    72.5 × 5 5 5, 2 left → 80 × 5 5 5 of 5. 80% of your one-rep max, 100 kg: 80 kg.
  `
  const ladder = [{ as: 'knees' }, { as: 'feet', first: true as const }]
  stories(planOf({ exercise: 'push-up', ladder }, rules.rungs), { now: on('2026-01-26') })`
    three weeks off a ladder: a rung back
    10 10 10, 2 left → 8 8 of 8-12, knees. After a break of 21 days: one rung back, knees.
  `

  stories(planOf({ exercise: 'goblet', sets: 4 }, dumbbells), back)`
    at the top before it: no raise at once, and the sets one by one
    12 × 12 12 12 12, 2 left → 12 × 8 8 8 of 8-12. After a break of 15 days: from the bottom of the range.
    12 × 8 8 8, 2 left → 12 × 10 10 10 10 of 8-12. Enough left after the break: as before it.
  `

  stories(planOf({ exercise: 'push-up', sets: [2, 3, 3, 3] }, rules.rungs), back)`
    the sets of the time before the break, although the week plans one more
    10 10, 2 left → 8 of 8-12. After a break of 15 days: from the bottom of the range.
    8, 2 left → 10 10 of 8-12. Enough left after the break: as before it.
    10 10, 2 left → 10 10 10 of 8-12. Enough left with a set less: the set comes back.
  `

  test('two weeks after it, or with more done since, it changes nothing', () => {
    const plan = planOf({}, rules.double)
    const { does, sessions } = trainee(plan)
    does(60, [10, 10, 10], 2)
    const [first] = sessions as [SessionLog]
    const since = (date: string, name: string): SessionLog => ({
      ...first,
      id: date,
      date,
      started: `${date}T18:00:00.000Z`,
      finished: `${date}T19:00:00.000Z`,
      entries: first.entries.map((entry) => ({ ...entry, line: name })),
    })
    const days = ['2026-01-20', '2026-01-26', '2026-02-02']
    const others = days.map((day) => since(day, 'B / squat / 1'))
    const reasonOn = (day: string, count: number) => {
      const input = inputOf(plan, [first, ...others.slice(0, count)], { now: on(day) })
      return prescribe(slotsOf(plan, 8)[3] as Slot, input)[0]?.reason
    }
    expect(reasonOn('2026-01-28', 2)).toMatch(/^After a break of 15 days/)
    expect(reasonOn('2026-02-05', 3)).toMatch(/one more rep/)
  })

  test('a new exercise in the first week back has half its sets', () => {
    const plan = planWith(
      rules.double,
      {},
      { exercise: 'squat', sets: [0, 4, 4, 4, 4, 4, 4, 4] },
      { exercise: 'row' },
    )
    const { does, sessions } = trainee(plan)
    does(60, [10, 10, 10], 2)
    expect(asks(plan, sessions, '2026-01-20')[1]).toMatchObject({
      sets: 2,
      reason: expect.stringMatching(/After the break: half the sets\.$/),
    })
    expect(asks(plan, sessions, '2026-01-12')[1]).toMatchObject({ sets: 4 })
  })

  const asks = (program: Program, sessions: readonly SessionLog[], day: string) =>
    prescribe(slotsOf(program, 8)[1] as Slot, inputOf(program, sessions, { now: on(day) }))

  test('two sets fewer in all: one each of the largest exercises, the first of them first', () => {
    const plan = planWith(
      rules.double,
      { sets: 2 },
      { exercise: 'squat' },
      { exercise: 'swing', sets: 5 },
      { exercise: 'row' },
    )
    const { does, sessions } = trainee(plan)
    does(60, [10, 10, 10])
    const setsOn = (day: string) => asks(plan, sessions, day).map(({ sets }) => sets)
    expect(setsOn('2026-01-12')).toEqual([2, 3, 5, 3])
    expect(setsOn('2026-01-20')).toEqual([2, 2, 4, 3])
    // A newer session of another plan changes nothing.
    const [session] = sessions
    const other = { ...(session as SessionLog), id: 'other', plan: 'other' }
    const since = {
      ...other,
      started: '2026-01-18T18:00:00.000Z',
      finished: '2026-01-18T19:00:00.000Z',
    }
    expect(asks(plan, [...sessions, since], '2026-01-20').map(({ sets }) => sets)).toEqual([
      2, 2, 4, 3,
    ])
  })

  test('half the sets in the first session after an illness', () => {
    const plan = planWith(
      rules.double,
      {},
      { exercise: 'squat', sets: 4 },
      { exercise: 'row', sets: 1 },
    )
    const { does, sessions } = trainee(plan)
    does(60, [10, 10, 10])
    const setsAfter = (ill: string) => {
      const state = { ...emptyState('plan'), ill }
      const input = inputOf(plan, sessions, { state, now: on('2026-01-12') })
      return prescribe(slotsOf(plan, 8)[1] as Slot, input).map(({ sets, targets }) => [
        sets,
        targets.length,
      ])
    }
    expect(setsAfter('2026-01-11T10:00:00.000Z')).toEqual([
      [2, 2],
      [2, 2],
      [1, 1],
    ])
    expect(setsAfter('2026-01-04T10:00:00.000Z')).toEqual([
      [3, 3],
      [4, 4],
      [1, 1],
    ])
  })

  test('a weight taken from another lift takes no cut of its own', () => {
    const plan = planWith(
      { ...rules.double, steps: { dumbbell: '2 kg' } },
      { exercise: 'goblet' },
      { exercise: 'row', percent: 100, of: 'last time', lift: 'goblet', progression: 'weeks' },
    )
    const [lift, derived] = plan.sessions.flatMap(({ lines }) => lines)
    if (!lift || !derived) throw new Error('The plan has two lines.')
    const apart: Program = {
      ...plan,
      sessions: [
        { name: 'A', days: [['Monday']], weeks: [1, 2], lines: [lift] },
        { name: 'B', days: [['Tuesday']], weeks: [1, 2], lines: [derived] },
      ],
    }
    const { does, sessions } = trainee(apart)
    does(22, [10, 10, 10], 2)
    does(22, [8, 8, 8], 2)
    const [, , monday, tuesday] = slotsOf(apart, 2) as [Slot, Slot, Slot, Slot]
    const state = emptyState('plan')
    const input = inputOf(apart, sessions, { state, now: on('2026-01-26') })
    const [asked] = prescribe(monday, input)
    expect(asked?.load).toBe(20)
    const [first] = sessions
    if (!first) throw new Error('The trainee has trained.')
    const [entry] = first.entries
    const again = {
      ...first,
      id: 'back',
      week: 2,
      date: '2026-01-26',
      started: '2026-01-26T18:00:00.000Z',
      finished: '2026-01-26T18:00:00.000Z',
      entries: entry ? [{ ...entry, sets: entry.sets.map((set) => ({ ...set, load: 20 })) }] : [],
    }
    const later = inputOf(apart, [...sessions, again], { state, now: on('2026-01-27') })
    expect(prescribe(tuesday, later)).toMatchObject([
      { load: 20, reason: "Last time's weight in the goblet: 20 kg." },
    ])
  })
})

describe('a cut goes to the nearest weight, or takes a set where a step is too large', () => {
  stories(planOf({ exercise: 'goblet' }, { ...dumbbells, misses: '5% less' }))`
    12 kg in steps of 2: a set less, which comes back
    12 × 8 8 7, 1 left → 12 × 8 8 8 of 8-12. A set below 8: same as last time.
    12 × 8 8 7, 1 left → 12 × 8 8 of 8-12. Below 8 twice in a row: the same weight, a set less.
    12 × 8 8, 2 left → 12 × 8 8 8 of 8-12. Enough left with a set less: the set comes back.

    20 kg: a step is 10%, twice what the rule says
    20 × 8 8 7, 1 left → 20 × 8 8 8 of 8-12. A set below 8: same as last time.
    20 × 8 8 7, 1 left → 18 × 8 8 8 of 8-12. Below 8 twice in a row: 2 kg less.

    18 kg: a step is 11%, more than twice what the rule says
    18 × 8 8 7, 1 left → 18 × 8 8 8 of 8-12. A set below 8: same as last time.
    18 × 8 8 7, 1 left → 18 × 8 8 of 8-12. Below 8 twice in a row: the same weight, a set less.
  `
  stories(planOf({ exercise: 'row' }, rules.double), pounds)`
    a stack in pounds: 100 goes to 90, 70 stays
    100 × 8 8 7, 1 left → 100 × 8 8 8 of 8-12. A set below 8: same as last time.
    100 × 8 8 7, 1 left → 90 × 8 8 8 of 8-12. Below 8 twice in a row: 10 lb less.
    70 × 8 8 7, 1 left → 70 × 8 8 8 of 8-12. A set below 8: same as last time.
    70 × 8 8 7, 1 left → 70 × 8 8 of 8-12. Below 8 twice in a row: the same weight, a set less.
  `

  test('two misses in a week are one cut', () => {
    const twice = planOf({}, { ...rules.double, miss: '5% less' })
    const { does, asks, sessions } = trainee(twice)
    does(60, [8, 8, 7], 1)
    expect(asks().load).toBe(57.5)
    does(57.5, [8, 8, 7], 1)
    expect(asks().load).toBe(55)
    const [monday, thursday] = sessions
    if (!monday || !thursday) throw new Error('The trainee has trained.')
    Object.assign(monday, { date: '2026-01-09' })
    Object.assign(thursday, { week: 1 })
    expect(asks()).toMatchObject({
      load: 57.5,
      reason: 'A set below 8, and this week already took some off: same as last time.',
    })
  })
})

describe('two reps too many left in all sets, twice in a row', () => {
  stories(planOf({}, rules.double))`
    two more reps in the range; at the top a double step
    60 × 8 8 8, 4 left → 60 × 9 9 9 of 8-12. Not all sets at 12 yet: one more rep where you can.
    60 × 9 9 9, 4 left → 60 × 11 11 11 of 8-12. Not all sets at 12 yet, two reps too easy twice: two more reps where you can.
    60 × 12 12 12, 4 left → 65 × 8 8 8 of 8-12. All sets at 12, two reps too easy twice: 5 kg more.

    one set with fewer left: as usual
    60 × 9 9 9, 4 left → 60 × 10 10 10 of 8-12. Not all sets at 12 yet: one more rep where you can.
    60 × 10 10 10, 3 left → 60 × 11 11 11 of 8-12. Not all sets at 12 yet: one more rep where you can.

    a double step above 12% stays a step
    30 × 12 12 12, 4 left → 32.5 × 8 8 8 of 8-12. All sets at 12: 2.5 kg more.
    32.5 × 12 12 12, 4 left → 35 × 8 8 8 of 8-12. All sets at 12, two reps too easy twice: 2.5 kg more.
  `
  stories(planOf({}, { ...rules.double, limit: 6, climb: 14 }), pounds)`
    never above the plan's own limit, in pounds (225 to 235 is 4.4%, 155 to 165 6.5%)
    225 × 9 9 9, 4 left → 225 × 10 10 10 of 8-12. Not all sets at 12 yet: one more rep where you can.
    225 × 12 12 12, 4 left → 235 × 8 8 8 of 8-12. All sets at 12, two reps too easy twice: 10 lb more.
    155 × 9 9 9, 4 left → 155 × 11 11 11 of 8-12. Not all sets at 12 yet, two reps too easy twice: two more reps where you can.
    155 × 12 12 12, 4 left → 160 × 8 8 8 of 8-12. All sets at 12, two reps too easy twice: 5 lb more.
  `
})

describe('a week with a missed step comes again', () => {
  const run = { exercise: 'plank', measure: 'minutes' as const, reserve: undefined }
  const plan = planOf({ ...run, amount: eight('2', '3', '3') }, { again: 1 }, { deloads: [4] })
  const repeats = (...weeks: number[][]) => {
    const { does, sessions } = trainee(plan)
    for (const amounts of weeks) does(undefined, amounts)
    const state = emptyState('plan')
    return mustRepeat({ program: plan, sessions, state }, weeks.length)
  }

  test.each([
    [
      'all done',
      [
        [2, 2, 2],
        [3, 3, 3],
      ],
      false,
    ],
    [
      'a step that fell short',
      [
        [2, 2, 2],
        [3, 3, 2],
      ],
      true,
    ],
    [
      'no step: the week before asked as much',
      [
        [2, 2, 2],
        [3, 3, 3],
        [3, 3, 2],
      ],
      false,
    ],
    [
      'a lighter week',
      [
        [2, 2, 2],
        [3, 3, 3],
        [3, 3, 3],
        [1, 1, 1],
      ],
      false,
    ],
  ])('%s', (_, weeks, expected) => {
    expect(repeats(...weeks)).toBe(expected)
  })

  test('it comes again once', () => {
    const { does, sessions } = trainee(plan)
    does(undefined, [2, 2, 2])
    does(undefined, [3, 3, 2])
    const restarts = [{ week: 2, at: '2026-01-11T00:00:00.000Z' }]
    const state = { ...emptyState('plan'), restarts }
    expect(mustRepeat({ program: plan, sessions, state }, 2)).toBe(false)
    const newRound = { week: 0, at: '2026-01-12T00:00:00.000Z' }
    const again = { ...state, restarts: [...restarts, newRound] }
    expect(mustRepeat({ program: plan, sessions, state: again }, 2)).toBe(true)
  })

  test('a single walk never does', () => {
    const walk = planOf({ ...run, sets: 1, amount: eight('20', '25') }, { again: 1 })
    const { does, sessions } = trainee(walk)
    does(undefined, [20])
    does(undefined, [18])
    expect(mustRepeat({ program: walk, sessions, state: emptyState('plan') }, 2)).toBe(false)
  })

  stories(planOf({ ...run, sets: 1, amount: eight('20', '30', '40', '40', '40') }, { again: 1 }))`
    then the next step is half of the plan's largest, and none is larger
    20 → 30 of 30. As planned this week.
    24 → 29 of 29. Half a step from what was done: 29 minutes.
    29 → 39 of 39. A step from what was done: 39 minutes.
    39 → 40 of 40. As planned this week.
  `

  test('a later time in the week makes up for it, and a restart begins anew', () => {
    const { does, sessions } = trainee(plan)
    does(undefined, [2, 2, 2])
    does(undefined, [3, 3, 2])
    const state = emptyState('plan')
    const [, short] = sessions
    if (!short) throw new Error('The trainee has trained.')
    const sets = short.entries[0]?.sets.map((set) => ({ ...set, amount: 3 })) ?? []
    const started = '2026-01-14T18:00:00.000Z'
    const good = {
      ...short,
      id: 'good',
      started,
      entries: short.entries.map((one) => ({ ...one, sets })),
    }
    expect(mustRepeat({ program: plan, sessions: [...sessions, good], state }, 2)).toBe(false)
    const restarts = [{ week: 2, at: '2026-01-13T00:00:00.000Z' }]
    expect(mustRepeat({ program: plan, sessions, state: { ...state, restarts } }, 2)).toBe(false)
  })
})

test('no weight is body weight in words', () => {
  const belt = { ...rules.double, steps: { other: '2.5 kg' } } as const
  const { does, asks } = trainee(planWith(belt, line({ exercise: 'push-up' })), {
    now: on('2026-01-20'),
  })
  does(2.5, [10, 10, 10], 2)
  expect(asks()).toMatchObject({ load: 0, reason: 'After a break of 15 days: 2.5 kg less.' })
})
