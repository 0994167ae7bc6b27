import {
  eight,
  maximum,
  planOf,
  planWith,
  rules,
  stories,
  trainee,
} from '../../../training/model/train-by-hand'

const pounds = { unit: 'lb', bar: 45 } as const
const nothing = { on: 'all sets at the top', raise: 'nothing' } as const

describe('there is always a step down at the bottom of a range', () => {
  const bells = { ...rules.double, steps: { kettlebell: '4 kg' } } as const
  stories(planOf({ exercise: 'swing', sets: 2 }, bells))`
    a light bell: the next lighter one is a quarter less, so with more reps
    16 × 8 8, 1 left → 16 × 8 8 of 8-12. Too few reps left: same as last time.
    16 × 8 8, 1 left → 16 × 8 8 of 8-12. Too few reps left: same as last time.
    16 × 8 8, 1 left → 12 × 10 10 of 8-12. Too few reps left three times in a row: 4 kg less, 2 more reps.
    12 × 10 10, 2 left → 12 × 11 11 of 8-12. Not all sets at 12 yet: one more rep where you can.

    a heavy one: the lighter one is an eighth less
    32 × 8 8, 1 left → 32 × 8 8 of 8-12. Too few reps left: same as last time.
    32 × 8 8, 1 left → 32 × 8 8 of 8-12. Too few reps left: same as last time.
    32 × 8 8, 1 left → 28 × 8 8 of 8-12. Too few reps left three times in a row: 4 kg less.
  `
  stories(planOf({ exercise: 'row', sets: 2 }, rules.double), pounds)`
    a stack in pounds: 30 goes to 20, 100 to 90
    30 × 8 8, 1 left → 30 × 8 8 of 8-12. Too few reps left: same as last time.
    30 × 8 8, 1 left → 30 × 8 8 of 8-12. Too few reps left: same as last time.
    30 × 8 8, 1 left → 20 × 10 10 of 8-12. Too few reps left three times in a row: 10 lb less, 2 more reps.
    100 × 8 8, 1 left → 100 × 8 8 of 8-12. Too few reps left: same as last time.
    100 × 8 8, 1 left → 100 × 8 8 of 8-12. Too few reps left: same as last time.
    100 × 8 8, 1 left → 90 × 8 8 of 8-12. Too few reps left three times in a row: 10 lb less.
  `
  stories(planOf({ exercise: 'push-up', sets: 2 }, nothing))`
    without weight, a fifth of the reps, which come back by a fifth
    8 8, 1 left → 8 8 of 8-12. Too few reps left: same as last time.
    8 8, 1 left → 8 8 of 8-12. Too few reps left: same as last time.
    8 8, 1 left → 6 6 of 6-12. Too few reps left three times in a row: 2 reps less.
    6 6, 1 left → 6 6 of 6-12. Too few reps left: same as last time.
    6 6, 2 left → 7 7 of 7-12. Up to 8 in steps of a fifth: 7.
    7 7, 2 left → 8 8 of 8-12. Not all sets at 12 yet: one more rep where you can.
  `
  stories(planOf({ exercise: 'push-up', sets: 1, amount: '2-6' }, nothing))`
    and below half the range, another exercise
    2, 1 left → 2 of 2-6. Too few reps left: same as last time.
    2, 1 left → 2 of 2-6. Too few reps left: same as last time.
    2, 1 left → 1 of 1-6. Too few reps left three times in a row: 1 rep less.
    1, 1 left → 1 of 1-6. Too few reps left: same as last time.
    1, 1 left → 1 of 1-6. Too few reps left: same as last time.
    1, 1 left → 1 of 1-6. Too few reps left three times in a row: the same. Swap it for an easier exercise.
  `
  const hold = { exercise: 'plank', measure: 'seconds' as const, reserve: undefined, sets: 2 }
  stories(planOf({ ...hold, amount: '30' }, rules.linear))`
    a hold that fell short twice
    30 25 → 30 30 of 30. A set below 30 seconds: same as last time.
    30 25 → 20 20 of 20-30. Below 30 seconds twice in a row: 5 seconds less.
  `
})

describe('what is held stays, whatever the week plans', () => {
  const raised = { amount: eight('6-10', '8-12', '8-12', '8-12'), sets: [2, 3, 3, 3] }
  stories(planOf(raised, rules.double))`
    the range and the sets of a barbell, until enough are left
    60 × 6 6, 1 left → 60 × 6 6 of 6-10. Too few reps left: same as last time.
    60 × 6 6, 2 left → 60 × 6 6 6 of 6-10. Enough left with a set less: the set comes back.
    60 × 6 6 6, 2 left → 60 × 7 7 7 of 7-12. Up to 8 in steps of a fifth: 7.
  `
  stories(planOf({ exercise: 'push-up', ...raised }, nothing))`
    and without weight, three times
    6 6, 1 left → 6 6 of 6-10. Too few reps left: same as last time.
    6 6, 1 left → 6 6 of 6-10. Too few reps left: same as last time.
    6 6, 1 left → 5 5 of 5-12. Too few reps left three times in a row: 1 rep less.
  `
})

describe('a week that asks more in reserve asks as many reps fewer', () => {
  stories(planOf({ reserve: eight('1', '2', '4', '4') }, rules.double))`
    one more: the reps of last time; two more: a rep less
    60 × 10 10 10, 1 left → 60 × 10 10 10 of 8-12. 1 more in reserve today: as many reps as last time.
    60 × 10 10 10, 2 left → 60 × 9 9 9 of 8-12. 2 more in reserve today: 1 rep less.
    60 × 9 9 9, 4 left → 60 × 10 10 10 of 8-12. Not all sets at 12 yet: one more rep where you can.
  `
  stories(planOf({ exercise: 'row', reserve: eight('0', '2') }, rules.double), pounds)`
    sets to failure are what was asked, in pounds
    70 × 12 12 12, 0 left → 70 × 11 11 11 of 8-12. All sets at 12 with 0 left, as asked: 1 rep less. Going up takes 1 left.
  `
})

describe('a rung that names a weight asks for it', () => {
  const books = ['with 3 kg (7 lb) of books', 'with 5 kg (11 lb) of books']
  const ladder = [{ as: 'without' }, ...books.map((as) => ({ as }))]
  const plan = planOf({ exercise: 'push-up', ladder }, rules.rungs)
  stories(plan)`
    in kilograms
    12 12 12, 2 left → 3 × 8 8 8 of 8-12, with 3 kg (7 lb) of books. All sets at 12: the next rung, with 3 kg (7 lb) of books.
    3 × 12 12 12, 2 left → 5 × 8 8 8 of 8-12, with 5 kg (11 lb) of books. All sets at 12: the next rung, with 5 kg (11 lb) of books.
  `
  stories(plan, pounds)`
    in pounds
    12 12 12, 2 left → 7 × 8 8 8 of 8-12, with 3 kg (7 lb) of books. All sets at 12: the next rung, with 3 kg (7 lb) of books.
  `
})

describe('what asks no reserve waits while most of its session left too few', () => {
  const hold = {
    exercise: 'plank',
    measure: 'seconds' as const,
    reserve: undefined,
    amount: '20-40',
  }
  const asksHold = (left: number, fields = {}) => {
    const { does, asks } = trainee(
      planWith(rules.double, { ...hold, ...fields }, { exercise: 'press' }, { exercise: 'squat' }),
    )
    // All three lines are done alike; only the lifts are rated.
    does(60, [20, 20, 20], left)
    return asks()
  }
  test('a hold that grows by a rule', () => {
    expect(asksHold(2)).toMatchObject({ targets: [24, 24, 24] })
    expect(asksHold(1)).toMatchObject({
      targets: [20, 20, 20],
      reason: 'Most of that session left too few reps: same as last time.',
    })
  })
  test('and one that grows by the weeks', () => {
    const weeks = { amount: eight('20', '25', '30'), sets: [3, 4, 4], progression: 'weeks' }
    expect(asksHold(2, weeks)).toMatchObject({ amount: '25', sets: 4 })
    expect(asksHold(1, weeks)).toMatchObject({ amount: '20', sets: 3 })
  })
})

describe('a max or a test that was too light', () => {
  const share = { exercise: 'squat', amount: '5', reserve: '2', percent: 80 }
  stories(planOf(share, rules.percent), maximum('squat', 100))`
    a step more after two sessions, up to a tenth; too hard ones take it back
    80 × 5 5 5, 4 left → 80 × 5 5 5 of 5. 80% of your one-rep max, 100 kg: 80 kg.
    80 × 5 5 5, 4 left → 85 × 5 5 5 of 5. 80% of your one-rep max, 105 kg, 5 kg more for each two sessions in a row with two reps too many left: 84 kg, so 85 kg.
    85 × 5 5 5, 1 left → 85 × 5 5 5 of 5. 80% of your one-rep max, 105 kg, 5 kg more for each two sessions in a row with two reps too many left: 84 kg, so 85 kg.
  `
  stories(planOf({ ...share, exercise: 'press' }, rules.percent), maximum('press', 40))`
    a light one
    32.5 × 5 5 5, 4 left → 32.5 × 5 5 5 of 5. 80% of your one-rep max, 40 kg: 32 kg, so 32.5 kg.
    32.5 × 5 5 5, 4 left → 35 × 5 5 5 of 5. 80% of your one-rep max, 42.5 kg, 2.5 kg more for each two sessions in a row with two reps too many left: 34 kg, so 35 kg.
    35 × 5 5 5, 4 left → 35 × 5 5 5 of 5. 80% of your one-rep max, 42.5 kg, 2.5 kg more for each two sessions in a row with two reps too many left: 34 kg, so 35 kg.
    35 × 5 5 5, 4 left → 35 × 5 5 5 of 5. 80% of your one-rep max, 42.5 kg, 2.5 kg more for each two sessions in a row with two reps too many left: 34 kg, so 35 kg.
  `
})

describe('a check is of the weight that came of the last one', () => {
  const check = { amount: '5', percent: 100, of: 'week 1', progression: 'weeks' }
  const plan = planWith(
    rules.double,
    { ...check, sets: [0, 0, 0, 0, 1, 0, 0, 0] },
    { sets: [3, 3, 3, 3, 0, 3, 3, 3] },
  )
  const asksAfter = (left: number) => {
    const { does, asks } = trainee(plan)
    for (let week = 0; week < 3; week++) does(60, [8, 8, 8], left)
    does(left < 2 ? 57.5 : 60, [8, 8, 8], 2)
    return asks()
  }
  test('lower than then, if a rule has cut it since', () => {
    expect(asksAfter(2)).toMatchObject({ load: 60, reason: "Week 1's weight: 60 kg." })
    expect(asksAfter(1)).toMatchObject({ load: 57.5, reason: "Week 1's weight: by now 57.5 kg." })
  })
  test('and without the step on top, if that left too few', () => {
    const stepped = planWith(
      rules.double,
      { ...check, plus: 1, sets: [0, 1, 0, 0, 0, 0, 0, 0] },
      { sets: [3, 0, 3, 3, 3, 3, 3, 3] },
    )
    const asked = (left: number) => {
      const { does, asks } = trainee(stepped)
      does(60, [8, 8, 8], left)
      return asks()
    }
    expect(asked(2)).toMatchObject({ load: 62.5 })
    expect(asked(1)).toMatchObject({
      load: 60,
      reason: "Week 1's weight plus a step: 60 kg, with too few reps left, so without the step.",
    })
  })
})

test('the reserve: what weeks with fewer reps hide adds up to a step', () => {
  const plan = planOf({ amount: eight('8', '7', '6', '6') }, rules.reserve)
  const { does, asks } = trainee(plan)
  does(50, [8, 8, 8], 2)
  expect(asks()).toMatchObject({ load: 50 })
  does(50, [7, 7, 7], 2)
  // 50 × (1 + 0.025 × 2) = 52.5
  expect(asks()).toMatchObject({ load: 52.5, reason: "2 reps above today's target: 2.5 kg more." })
})
