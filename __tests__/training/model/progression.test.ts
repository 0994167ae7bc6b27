import type { Progression } from '../../../src/plan/model/progression-grammar'
import { restOfDay } from '../../../src/training/model/bad-day'
import { exerciseIn } from '../../../src/training/model/exercises'
import { breakNow } from '../../../src/training/model/gap'
import { loadingOf } from '../../../src/training/model/loads'
import { type Entry, emptyState } from '../../../src/training/model/log'
import type { TrainingInput } from '../../../src/training/model/training-input'
import { exercises, line, planOf, rules, steps, trainee } from './train-by-hand'

/** What each session does, and what the next one then asks: load, amount or targets, reason. */
type Row = [load: number | undefined, amounts: number[], left: number | undefined, asks: object]

function walks(plan: ReturnType<typeof planOf>, rows: readonly Row[]) {
  const { does, asks } = trainee(plan)
  for (const [load, amounts, left, next] of rows) {
    does(load, amounts, left)
    expect(asks()).toMatchObject(next)
  }
}
const double = (more: Partial<Progression>) => planOf({}, { ...rules.double, ...more })

describe('when', () => {
  test('a fixed number is no range: nothing is raised by doing it', () => {
    walks(planOf({ amount: ['8'] }, rules.double), [
      [60, [8, 8, 8], 4, { load: 60, reason: 'As the week says.' }],
    ])
  })

  test('before week 3 the weight stays, and so it does on what was done before it', () => {
    walks(double({ from: 3 }), [
      [60, [12, 12, 12], 2, { load: 60, reason: 'Raises begin in week 3: the same again.' }],
      [60, [12, 12, 12], 2, { load: 60, reason: 'Sets count from week 3 on: the same again.' }],
      [60, [12, 12, 12], 2, { load: 62.5, reason: 'All sets at 12: 2.5 kg more.' }],
    ])
  })

  test('every second week, counted from week 2', () => {
    walks(
      double({ from: 2, every: 2 }),
      [
        [60, [12, 12, 12], 2, { load: 60 }],
        [60, [12, 12, 12], 2, { load: 60, reason: /second week, counted from week 2/ }],
        [60, [12, 12, 12], 2, { load: 62.5 }],
        [62.5, [12, 12, 12], 2, { load: 62.5 }],
      ].map(([load, amounts, left, next]) => [load, amounts, left, matched(next)]) as Row[],
    )
  })

  test('in named weeks only', () => {
    walks(double({ weeks: '3' }), [
      [60, [12, 12, 12], 2, { load: 60, reason: 'Raises come in week 3 only: the same again.' }],
      [60, [12, 12, 12], 2, { load: 62.5 }],
      [62.5, [12, 12, 12], 2, { load: 62.5 }],
    ])
  })

  test('a weight stays at least two weeks', () => {
    walks(double({ stays: 2 }), [
      [
        60,
        [12, 12, 12],
        2,
        {
          load: 60,
          reason: 'A weight stays at least 2 weeks, and this one came in week 1: the same again.',
        },
      ],
      [60, [12, 12, 12], 2, { load: 62.5 }],
    ])
  })

  test('in weeks that look for the weight it changes by what was left', () => {
    // 60 × (1 + 16/30) ÷ (1 + 14/30) = 62.7
    walks(
      planOf({ amount: ['12'] }, { ...rules.double, from: 3, correct: { weeks: '1-2', off: 2 } }),
      [
        [
          60,
          [12, 12, 12],
          4,
          { load: 62.5, reason: '2 reps more in you than today asks: 2.5 kg more.' },
        ],
      ],
    )
    walks(
      planOf({ amount: ['12'] }, { ...rules.double, from: 3, correct: { weeks: '1-2', off: 3 } }),
      [[60, [12, 12, 12], 4, { load: 60 }]],
    )
  })
})

describe('on what', () => {
  test('the first set, or the last one, may speak for all', () => {
    const first = planOf({}, { on: 'the first set at the top' })
    walks(first, [[60, [12, 10, 9], 2, { load: 62.5, reason: 'First set at 12: 2.5 kg more.' }]])
    const last = planOf({}, { on: 'the last set at the top' })
    walks(last, [[60, [12, 12, 11], 2, { load: 60 }]])
  })

  test('a reserve of its own counts, whatever the week asks', () => {
    walks(double({ left: 3 }), [
      [
        60,
        [12, 12, 12],
        2,
        { load: 60, reason: 'All sets at 12, with less left than it takes: the same again.' },
      ],
      [60, [12, 12, 12], 3, { load: 62.5 }],
    ])
  })

  test('what was not rated was as asked', () => {
    walks(double({ left: 3 }), [[60, [12, 12, 12], undefined, { load: 60 }]])
    walks(double({ left: 2 }), [[60, [12, 12, 12], undefined, { load: 62.5 }]])
  })

  test('twice in a row with the same weight', () => {
    walks(double({ times: 2 }), [
      [
        60,
        [12, 12, 12],
        2,
        { load: 60, reason: 'All sets at 12: once more, it takes 2 sessions in a row.' },
      ],
      [60, [12, 12, 12], 2, { load: 62.5 }],
    ])
  })
})

describe('what', () => {
  test.each([
    ['5% more', { load: 62.5 }],
    ['1 rep more', { load: 60, amount: '9-13', targets: [9, 9, 9] }],
    ['1 set more', { load: 60, sets: 4, amount: '8-12' }],
  ])('%s', (raise, next) => {
    walks(double({ raise }), [[60, [12, 12, 12], 2, next]])
  })

  test('seconds', () => {
    const plan = planOf(
      { exercise: 'plank', measure: 'seconds', amount: ['30-40'], reserve: null },
      { ...rules.double, raise: '5 seconds more' },
    )
    walks(plan, [
      [undefined, [40, 40, 40], undefined, { amount: '35-45' }],
      [undefined, [45, 45, 45], undefined, { amount: '40-50' }],
    ])
  })

  test('a step of the plan’s kettlebells for what dumbbells could do as well', () => {
    const plan = planOf({ exercise: 'goblet' }, { ...rules.double, steps: { kettlebell: '4 kg' } })
    walks(plan, [[16, [12, 12, 12], 2, { load: 20, reason: 'All sets at 12: 4 kg more.' }]])
  })

  test('a bag that is full: slower', () => {
    const full = { other: { upper: '1 kg', lower: '1 kg', most: '15 kg' } } as const
    const plan = planOf({ exercise: 'push-up' }, { ...rules.double, slow: 2, steps: full })
    walks(plan, [
      [
        15,
        [12, 12, 12],
        2,
        { load: 15, reason: 'All sets at 12: 2 seconds longer on the way down.' },
      ],
    ])
  })
})

describe('a jump above the limit', () => {
  // From 16 to 20 kg is a quarter more.
  const plan = planOf(
    { exercise: 'goblet' },
    { ...rules.double, limit: 15, climb: 14, steps: { kettlebell: '4 kg' } },
  )

  test('comes after a climb in repetitions, and lands below the range', () => {
    walks(plan, [
      [
        16,
        [12, 12, 12],
        2,
        {
          load: 16,
          amount: '8-14',
          targets: [13, 13, 13],
          reason: 'The next weight, 20 kg, is 25% more: climb to 14 with this one first.',
        },
      ],
      [16, [13, 13, 13], 2, { load: 16, amount: '8-14', targets: [14, 14, 14] }],
      [
        16,
        [14, 14, 14],
        2,
        {
          load: 20,
          amount: '6-12',
          targets: [6, 6, 6],
          reason: 'All sets at 14: 4 kg more. Expect about 6.',
        },
      ],
      [20, [6, 6, 6], 2, { load: 20, amount: '6-12', targets: [7, 7, 7] }],
      [20, [8, 8, 8], 2, { load: 20, amount: '8-12', targets: [9, 9, 9] }],
    ])
  })

  test('asks the whole range once the old weight is back', () => {
    const bells = { limit: 15, climb: 14, miss: 'a step less', steps: { kettlebell: '4 kg' } }
    walks(planOf({ exercise: 'goblet' }, { ...rules.double, ...bells }), [
      [16, [14, 14, 14], 2, { load: 20, amount: '6-12' }],
      [20, [6, 6, 5], 2, { load: 16, amount: '8-12', targets: [8, 8, 8] }],
    ])
  })

  test('a smaller jump comes at once', () => {
    // From 32 to 36 kg is an eighth more.
    walks(plan, [[32, [12, 12, 12], 2, { load: 36, amount: '8-12' }]])
  })
})

describe('otherwise', () => {
  test('a miss takes off what the rule says', () => {
    walks(double({ miss: '5% less' }), [
      [60, [8, 8, 7], 1, { load: 55, reason: 'A set below 8: 5 kg less.' }],
    ])
    walks(double({ misses: 'a step less' }), [
      [60, [8, 8, 7], 1, { load: 60 }],
      [60, [8, 7, 7], 1, { load: 57.5, reason: 'Below 8 twice in a row: 2.5 kg less.' }],
      // The lighter weight starts a new count.
      [57.5, [8, 7, 7], 1, { load: 57.5 }],
    ])
    // Whatever rungs repetitions make, the text says so.
    walks(double({ raise: '1 rep more' }), [
      [60, [8, 8, 7], 1, { load: 60 }],
      [60, [8, 7, 7], 1, { load: 52.5, reason: 'Below 8 twice in a row: 7.5 kg less.' }],
    ])
  })

  test('a stall', () => {
    walks(double({ stall: { after: 3, take: '10% less' } }), [
      [60, [10, 10, 9], 2, { load: 60 }],
      [60, [10, 10, 9], 2, { load: 60 }],
      [60, [10, 10, 9], 2, { load: 52.5, reason: '3 sessions without a rep more: 7.5 kg less.' }],
    ])
  })

  test('less left than asked within the range: the same repetitions', () => {
    walks(double({}), [
      [
        60,
        [10, 9, 9],
        1,
        { load: 60, targets: [10, 9, 9], reason: 'Less left than asked: no raise.' },
      ],
    ])
  })

  test('a bad day: the first set left less, so the others are lighter', () => {
    const { does, sessions } = trainee(double({ badDay: 5 }))
    does(60, [8], 0)
    const [entry] = sessions[0]?.entries ?? []
    const loading = loadingOf(exerciseIn(exercises, 'press'), { steps }, { unit: 'kg', bar: 20 })
    // 0.95 × 60 = 57
    expect(restOfDay(entry as Entry, { rule: { badDay: 5 }, loading })).toMatchObject({
      load: 55,
      reason: 'The first set left 0 of 2: 5 kg less.',
    })
    expect(restOfDay(entry as Entry, { rule: {}, loading })).toBeUndefined()
  })

  test('a break', () => {
    walks(double({ gap: { days: 7, take: '10% less' } }), [
      [60, [10, 10, 10], 2, { load: 55, reason: 'After a break of 7 days or more: 5 kg less.' }],
    ])
  })
})

const on = (day: string) => new Date(`${day}T18:00Z`)

describe('a break counts from the last session of any kind', () => {
  // The weeks of these trainees begin on January 5, 12 and 19.
  test('a deload is no break', () => {
    const { does, asks } = trainee(planOf({}, rules.double, { deloads: [2] }))
    does(60, [10, 10, 10])
    does(52.5, [8, 8, 8])
    expect(asks()).toMatchObject({ load: 60, reason: /one rep more/ })
  })

  test('the days after a deload are one, if nothing was done in them', () => {
    const options = { now: on('2026-01-22') }
    const { does, asks } = trainee(planOf({}, rules.double, { deloads: [2] }), options)
    does(60, [10, 10, 10])
    does(52.5, [8, 8, 8])
    expect(asks()).toMatchObject({
      load: 55,
      reason: 'After a break of 10 days or more: 5 kg less.',
    })
  })

  test('weights that are kept go on, until the next break', () => {
    const { does, asks, decide } = trainee(planOf({}, rules.double), { now: on('2026-01-22') })
    does(60, [10, 10, 10])
    decide({ kept: '2026-01-22T18:00:00Z' })
    expect(asks()).toMatchObject({ load: 60, reason: /one rep more/ })
    decide({ kept: '2026-01-04T18:00:00Z' })
    expect(asks()).toMatchObject({ load: 55, reason: /break/ })
  })

  test('a percentage begins lower too, and a test does not', () => {
    const maxima = { press: { load: 100, unit: 'kg' as const, reps: 1, at: '2026-01-01T00:00Z' } }
    const plan = planOf({ percent: [80], amount: ['5'] }, rules.percent)
    const { does, asks, decide } = trainee(plan, { now: on('2026-01-22') })
    decide({ maxima })
    does(80, [5, 5, 5])
    expect(asks()).toMatchObject({
      load: 72.5,
      reason:
        '80% of your best single, 100 kg: 80 kg. After a break of 10 days or more: 7.5 kg less.',
    })
    const test = trainee(planOf({ percent: [80], amount: ['5'], test: true }, rules.percent), {
      now: on('2026-01-22'),
    })
    test.decide({ maxima })
    test.does(80, [5, 5, 5])
    expect(test.asks().reason).not.toMatch(/break/)
  })
})

test('a plan may ask for the last week once more after a break', () => {
  const again = { gap: { days: 10, take: 'the week again' } }
  const { does, asks, sessions } = trainee(double(again), { now: on('2026-01-22') })
  does(60, [12, 12, 12])
  expect(asks()).toMatchObject({
    load: 55,
    reason: 'After a break of 10 days or more: 5 kg less.',
  })
  const input: TrainingInput = {
    program: double(again),
    exercises,
    sessions,
    state: emptyState('plan'),
    unit: 'kg',
    bar: 20,
    now: on('2026-01-22'),
  }
  expect(breakNow(input)).toEqual({
    days: 17,
    again: 1,
    isLighter: true,
    says: 'week 1 again, 10% less on each weight',
  })
  expect(breakNow({ ...input, now: on('2026-01-14') })).toBeUndefined()
  expect(breakNow({ ...input, program: double({}) })?.again).toBeUndefined()
  // After four weeks every plan begins again.
  expect(breakNow({ ...input, program: double({}), now: on('2026-02-18') })?.again).toBe(0)
  const restarts = [{ week: 1, at: '2026-01-22T17:00:00Z' }]
  const decided = { ...input.state, restarts }
  expect(breakNow({ ...input, state: decided })?.again).toBeUndefined()
  const kept = '2026-01-22T17:00:00Z'
  expect(breakNow({ ...input, state: { ...input.state, kept } })?.isLighter).toBe(false)
  expect(breakNow({ ...input, state: { ...decided, kept } })).toBeUndefined()
})

describe('shares', () => {
  const test1 = line({
    exercise: 'push-up',
    sets: [1, ...Array(7).fill(0)],
    amount: ['max'],
    test: true,
    progression: 'weeks',
  })
  const shareOf = (fields: object, first: object = {}) =>
    planOf(
      {},
      { steps },
      {
        sessions: [
          {
            name: 'A',
            days: [['Monday']],
            weeks: [1, 2, 3, 4, 5, 6, 7, 8],
            lines: [
              line({ sets: [0, ...Array(7).fill(3)], progression: 'weeks', ...fields }),
              { ...test1, ...first },
            ],
          },
        ],
      },
    )

  test('half of a test in repetitions, rounded down', () => {
    const plan = shareOf({ exercise: 'push-up', amount: ['share'], percent: [50], of: 'test' })
    walks(plan, [
      [
        undefined,
        [13],
        undefined,
        { amount: '6', targets: [6, 6, 6], reason: 'Half of your test, 13: 6.' },
      ],
    ])
  })

  test('80 percent of a test weight, to the nearest or down', () => {
    const share = { amount: ['6'], percent: [80], of: 'test' }
    const plan = shareOf(share, { exercise: 'press' })
    // 0.8 × 61 = 48.8
    walks(plan, [
      [61, [5], 1, { load: 50, reason: '80% of your test weight, 61 kg: 48.8 kg, so 50 kg.' }],
    ])
    const down = { ...plan, progression: { steps, round: 'down' as const } }
    walks(down, [[61, [5], 1, { load: 47.5 }]])
  })

  test('two thirds of another lift’s first week; last time; a step on top', () => {
    const week1 = { exercise: 'swing', amount: ['8'], test: false }
    walks(shareOf({ exercise: 'swing', percent: [67], of: 'week 1' }, week1), [
      // 0.67 × 24 = 16.1
      [
        24,
        [8],
        4,
        { load: 16, reason: "Two thirds of week 1's weight, 24 kg: 16.1 kg, so 16 kg." },
      ],
    ])
    walks(
      shareOf({ percent: [100], of: 'last time', plus: 1 }, { exercise: 'press', test: false }),
      [[60, [8], 2, { load: 62.5, reason: "Last time's weight plus a step: 60 kg, so 62.5 kg." }]],
    )
  })
})

const matched = (next: unknown) => {
  const { reason, ...others } = next as { reason?: RegExp }
  return reason ? { ...others, reason: expect.stringMatching(reason) } : others
}

describe('the same again', () => {
  test('is what was asked, where a set fell short', () => {
    walks(double({}), [
      [60, [11, 11, 7], 2, { load: 60, targets: [11, 11, 11] }],
      [60, [7, 10, 10], 2, { load: 52.5, targets: [8, 8, 8] }],
    ])
    walks(planOf({}, { on: 'all sets at the top', raise: 'nothing' }), [
      [60, [9, 9, 7], 2, { load: 60, targets: [9, 9, 9] }],
      [60, [9, 7, 9], 2, { load: 60, targets: [9, 9, 9] }],
    ])
  })

  test('a range that begins lower is no landing after a jump', () => {
    // 6 is 0.7 × 8 rounded up, but no weight was changed.
    const weeks = planOf({ amount: ['6-10', ...Array(7).fill('8-12')] }, rules.double)
    walks(weeks, [[60, [6, 6, 6], 2, { amount: '8-12', targets: [8, 8, 8] }]])
  })

  test('what the weeks alone say goes on line by line, also where lifts share their weights', () => {
    const ride = { exercise: 'plank', measure: 'minutes' as const, reserve: null }
    const plan = planOf({}, {}, { progression: { again: 1, accounts: 'lift' } })
    const [session] = plan.sessions
    if (!session) throw new Error('The plan has a session.')
    const { does, asks } = trainee({
      ...plan,
      sessions: [
        { ...session, weeks: [1, 3], lines: [line({ ...ride, amount: ['15'], sets: [1] })] },
        {
          ...session,
          name: 'B',
          weeks: [2],
          lines: [line({ ...ride, amount: ['30'], sets: [1] })],
        },
      ],
    })
    does(undefined, [15])
    does(undefined, [29])
    expect(asks()).toMatchObject({ amount: '15', reason: 'As the week says.' })
  })
})
