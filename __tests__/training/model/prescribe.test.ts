import { planOf, rules, trainee } from './train-by-hand'

describe('double: reps first, then load', () => {
  test('the first time asks the trainee to choose, and says how', () => {
    const { asks } = trainee(planOf({}, rules.double))
    expect(asks()).toMatchObject({
      choose: true,
      targets: [8, 8, 8],
      reason: 'First time: choose a weight you could lift 14 times, and stop with 2 left.',
    })
    expect(asks().load).toBeUndefined()
  })

  test("a line's own words come before the general ones", () => {
    const { asks } = trainee(planOf({ start: 'A weight you could lift 14 times.' }, rules.double))
    expect(asks().reason).toBe('A weight you could lift 14 times.')
  })

  test("today's tempo comes with the note; a start that is not the reason stands there once", () => {
    const tempo = ['3-1-1', '4-1-1', '4-1-1', '4-1-1', '4-1-1', '4-1-1', '4-1-1', '4-1-1']
    const { does, asks } = trainee(planOf({ tempo, note: 'Pause at the chest' }, rules.double))
    expect(asks().note).toBe('Tempo 3-1-1. Pause at the chest.')
    does(60, [12, 10, 9])
    expect(asks().note).toBe('Tempo 4-1-1. Pause at the chest.')
    const test = { test: true, percent: [100], plus: 1, start: 'One step up.' }
    const of = trainee(planOf({ ...test, progression: 'weeks' }, {}))
    of.decide({ maxima: { press: { load: 100, unit: 'kg', reps: 1, at: '2026-01-01T00:00Z' } } })
    expect(of.asks().note).toBe('One step up.')
    of.does(102.5, [5])
    expect(of.asks().note).toBeUndefined()
  })

  test('within the range: the same weight, a rep more in every set that has room', () => {
    const { does, asks } = trainee(planOf({}, rules.double))
    does(60, [12, 10, 9])
    expect(asks()).toMatchObject({ load: 60, targets: [12, 11, 10] })
    expect(asks().reason).toBe('Not all sets at 12 yet: one rep more where you can.')
  })

  test('all sets at the top: the raise of the upper body, from the bottom of the range', () => {
    const { does, asks } = trainee(planOf({}, rules.double))
    does(60, [12, 12, 12])
    expect(asks()).toMatchObject({
      load: 62.5,
      targets: [8, 8, 8],
      reason: 'All sets at 12: 2.5 kg more.',
    })
  })

  test('the raise of the lower body for a squat', () => {
    const { does, asks } = trainee(planOf({ exercise: 'squat' }, rules.double))
    does(60, [12, 12, 12])
    expect(asks()).toMatchObject({ load: 65, reason: 'All sets at 12: 5 kg more.' })
  })

  test('a dumbbell takes the next pair, a machine the next pin', () => {
    const dumbbell = trainee(planOf({ exercise: 'goblet' }, rules.double))
    dumbbell.does(20, [12, 12, 12])
    expect(dumbbell.asks().load).toBe(22)
    const machine = trainee(planOf({ exercise: 'row' }, rules.double))
    machine.does(40, [12, 12, 12])
    expect(machine.asks().load).toBe(45)
  })

  test('at the top with less left than asked: not yet', () => {
    const { does, asks } = trainee(planOf({}, rules.double))
    does(60, [12, 12, 12], 1)
    expect(asks()).toMatchObject({ load: 60 })
    expect(asks().reason).toContain('less left than it takes')
  })

  test('more sets than asked do no harm, fewer are not all', () => {
    const more = trainee(planOf({}, rules.double))
    more.does(60, [12, 12, 12, 12])
    expect(more.asks().load).toBe(62.5)
    const fewer = trainee(planOf({}, rules.double))
    fewer.does(60, [12, 12])
    expect(fewer.asks()).toMatchObject({ load: 60, reason: 'Not all sets done: the same again.' })
  })

  test('below the range once: the same; twice in a row: a tenth off, rounded down', () => {
    const { does, asks } = trainee(planOf({}, rules.double))
    does(62.5, [8, 7, 6])
    expect(asks()).toMatchObject({ load: 62.5, reason: 'A set below 8: the same again.' })
    does(62.5, [8, 8, 7])
    // 0.9 × 62.5 = 56.25
    expect(asks()).toMatchObject({ load: 55, reason: 'Below 8 twice in a row: 7.5 kg less.' })
  })

  test('a lighter week takes a tenth off, and does not count for what follows', () => {
    const program = planOf({ reserve: ['2', '2', '4', '2', '2', '2', '2', '2'] }, rules.double, {
      deloads: [3],
    })
    const { does, asks } = trainee(program)
    does(57.5, [12, 12, 11])
    does(57.5, [12, 12, 12])
    // 0.9 × 57.5 = 51.75
    expect(asks()).toMatchObject({ load: 50, reason: 'Lighter week: 7.5 kg less.', deload: true })
    does(50, [8, 8, 8])
    expect(asks()).toMatchObject({ load: 60, reason: 'All sets at 12: 2.5 kg more.' })
  })
})

describe('linear: more every time', () => {
  const program = planOf({ amount: ['5'], reserve: ['1'] }, rules.linear)

  test('all reps done: more load next time', () => {
    const { does, asks } = trainee(program)
    does(60, [5, 5, 5])
    expect(asks()).toMatchObject({ load: 62.5, reason: 'All sets at 5: 2.5 kg more.' })
    does(62.5, [5, 5, 5])
    expect(asks().load).toBe(65)
  })

  test('missed once: the same; missed twice in a row: a tenth off', () => {
    const { does, asks } = trainee(program)
    does(65, [5, 5, 4])
    expect(asks().load).toBe(65)
    does(65, [5, 4, 4])
    // 0.9 × 65 = 58.5
    expect(asks()).toMatchObject({ load: 57.5, reason: 'Below 5 twice in a row: 7.5 kg less.' })
  })

  test('a miss that was made up for is forgotten', () => {
    const { does, asks } = trainee(program)
    does(65, [5, 5, 4])
    does(65, [5, 5, 5])
    does(67.5, [5, 4, 4])
    expect(asks().load).toBe(67.5)
  })

  test('small plates, where the plan asks for small steps', () => {
    const small = planOf({ amount: ['5'] }, rules.linear, {
      progression: { ...rules.linear, steps: { barbell: { upper: '1 kg', lower: '2.5 kg' } } },
    })
    const { does, asks } = trainee(small)
    does(31, [5, 5, 5])
    expect(asks()).toMatchObject({ load: 32, reason: 'All sets at 5: 1 kg more.' })
    const pounds = trainee(small, { unit: 'lb', bar: 45 })
    pounds.does(65, [5, 5, 5])
    // 1 kg is 2.2 lb: the smallest pair of plates gives 2.5.
    expect(pounds.asks().load).toBe(67.5)
  })

  test('a lighter week keeps the weight where the rule says so', () => {
    const { does, asks } = trainee(
      planOf({ amount: ['8'] }, { ...rules.linear, lighter: 0 }, { deloads: [2] }),
    )
    does(60, [8, 8, 8])
    expect(asks()).toMatchObject({ load: 60, reason: 'Lighter week: less of it, on purpose.' })
  })
})

describe('percent: of a tested maximum', () => {
  const program = planOf(
    {
      exercise: 'squat',
      amount: ['5'],
      reserve: null,
      percent: [70, 75, 77.5, 80, 80, 80, 80, 80],
    },
    rules.percent,
  )
  const at = '2026-01-01T10:00:00.000Z'

  test('without a maximum it asks for one', () => {
    expect(trainee(program).asks()).toMatchObject({
      choose: true,
      reason: '70% of your best single in the squat: enter it.',
    })
  })

  test('the percentage, rounded to what a bar allows; half a step goes down', () => {
    const { decide, asks, does } = trainee(program)
    decide({ maxima: { squat: { load: 105, unit: 'kg', reps: 1, at } } })
    // 73.5: nearer to 72.5 than to 75
    expect(asks()).toMatchObject({
      load: 72.5,
      reason: '70% of your best single, 105 kg: 73.5 kg, so 72.5 kg.',
    })
    does(72.5, [5, 5, 5])
    // 78.75 lies halfway between 77.5 and 80
    expect(asks().load).toBe(77.5)
  })

  test('a maximum may be entered as a set: 90 kg lifted 5 times is 105 by Epley', () => {
    const { decide, asks } = trainee(program)
    decide({ maxima: { squat: { load: 90, unit: 'kg', reps: 5, at } } })
    expect(asks()).toMatchObject({
      load: 72.5,
      reason: '70% of your best single, 105 kg: 73.5 kg, so 72.5 kg.',
    })
  })

  test('a missed rep takes 5 % off what follows, each time', () => {
    const { decide, asks, does } = trainee(program)
    decide({ maxima: { squat: { load: 100, unit: 'kg', reps: 1, at } } })
    does(70, [5, 5, 4])
    // 75 % of 95 = 71.25, halfway: down
    expect(asks().load).toBe(70)
    does(70, [5, 5, 3])
    // 77.5 % of 90.25 = 69.9
    expect(asks().load).toBe(70)
    does(70, [5, 5, 5])
    // 80 % of 90.25 = 72.2
    expect(asks().load).toBe(72.5)
  })

  test("a test's best single is the maximum from then on", () => {
    const { decide, asks, does, sessions } = trainee(
      planOf(
        {
          exercise: 'squat',
          amount: ['1'],
          sets: [1],
          percent: [100, 80, 80, 80, 80, 80, 80, 80],
          test: true,
        },
        rules.percent,
      ),
    )
    decide({ maxima: { squat: { load: 100, unit: 'kg', reps: 1, at } } })
    does(110, [1])
    expect(sessions).toHaveLength(1)
    expect(asks()).toMatchObject({
      load: 87.5,
      reason: '80% of your best single, 110 kg: 88 kg, so 87.5 kg.',
    })
  })

  test('in pounds the maximum is converted before it is rounded', () => {
    const { decide, asks } = trainee(program, { unit: 'lb', bar: 45 })
    decide({ maxima: { squat: { load: 100, unit: 'kg', reps: 1, at } } })
    // 100 kg are 220.5 lb; 70 % of that is 154.3
    expect(asks().load).toBe(155)
  })
})

describe('reserve: the load that leaves the asked reps', () => {
  const program = planOf(
    { exercise: 'squat', amount: ['8'], reserve: ['2', '2', '2', '3', '3', '3', '3', '3'] },
    rules.reserve,
  )

  test('as asked: the same; not noted counts as asked', () => {
    const { does, asks } = trainee(program)
    does(100, [8, 8, 8], 2)
    expect(asks().load).toBe(100)
    does(100, [8, 8, 8])
    expect(asks()).toMatchObject({
      load: 100,
      reason: 'Not rated, so as asked: the same again.',
    })
  })

  test('more left: a step up; much more: two', () => {
    const one = trainee(program)
    one.does(100, [8, 8, 8], 3)
    expect(one.asks()).toMatchObject({
      // 100 × (1 + 11/30) ÷ (1 + 10/30) = 102.5
      load: 102.5,
      reason: '1 rep more in you than today asks: 2.5 kg more.',
    })
    const two = trainee(program)
    two.does(100, [8, 8, 8], 6)
    // 100 × (1 + 14/30) ÷ (1 + 10/30) = 110
    expect(two.asks().load).toBe(110)
  })

  test('fewer left, or reps missed: a step down', () => {
    const fewer = trainee(program)
    fewer.does(100, [8, 8, 8], 1)
    // 100 × (1 + 9/30) ÷ (1 + 10/30) = 97.5
    expect(fewer.asks().load).toBe(97.5)
    const missed = trainee(program)
    missed.does(100, [8, 8, 6], 0)
    // 100 × (1 + 6/30) ÷ (1 + 10/30) = 90
    expect(missed.asks().load).toBe(90)
  })

  test('a week that asks for more in reserve is lighter: 8 with 2 left is one short of 8 with 3', () => {
    const { does, asks } = trainee(program)
    does(100, [8, 8, 8], 2)
    does(100, [8, 8, 8], 2)
    does(100, [8, 8, 8], 2)
    // 100 × (1 + 10/30) ÷ (1 + 11/30) = 97.6
    expect(asks()).toMatchObject({
      load: 97.5,
      reason: '1 rep short of what today asks: 2.5 kg less.',
    })
  })
})

describe('rungs: more of one’s own weight, then the next rung', () => {
  const ladder = [
    { as: 'hands on the counter' },
    { as: 'hands on the chair seat' },
    { exercise: 'tempo-push-up', entry: 'ten clean push-ups' },
  ]
  const plan = planOf({ exercise: 'push-up', amount: ['6-10'], ladder }, rules.rungs)

  test('a rep more within the range; all at the top: the next rung, from the bottom', () => {
    const { does, asks } = trainee(plan)
    expect(asks()).toMatchObject({
      as: 'hands on the counter',
      reason: 'First time: hands on the counter; stop with 2 left.',
    })
    does(undefined, [8, 8, 7])
    expect(asks()).toMatchObject({ as: 'hands on the counter', targets: [9, 9, 8], choose: false })
    does(undefined, [10, 10, 10])
    expect(asks()).toMatchObject({
      exercise: 'push-up',
      as: 'hands on the chair seat',
      targets: [6, 6, 6],
      reason: 'All sets at 10: the next rung, hands on the chair seat.',
    })
    does(undefined, [10, 10, 10])
    expect(asks()).toMatchObject({
      exercise: 'tempo-push-up',
      planned: 'push-up',
      reason: 'All sets at 10: the next rung, tempo-push-up. First: ten clean push-ups.',
    })
    does(undefined, [10, 10, 10])
    expect(asks()).toMatchObject({
      exercise: 'tempo-push-up',
      reason: 'All sets at 10: the same, in cleaner form.',
    })
  })

  test('below the range twice: one rung back', () => {
    const { does, asks } = trainee(plan)
    does(undefined, [10, 10, 10])
    does(undefined, [6, 5, 5])
    expect(asks()).toMatchObject({
      as: 'hands on the chair seat',
      reason: 'A set below 6: the same again.',
    })
    does(undefined, [6, 5, 4])
    expect(asks()).toMatchObject({
      as: 'hands on the counter',
      reason: 'Below 6 twice in a row: one rung back, hands on the counter.',
    })
  })

  test('without a ladder no other exercise is offered; seconds grow by five', () => {
    const { does, asks } = trainee(
      planOf(
        { exercise: 'plank', measure: 'seconds', amount: ['20-40'], reserve: null },
        rules.rungs,
      ),
    )
    does(undefined, [30, 38, 20])
    expect(asks().targets).toEqual([35, 40, 25])
    does(undefined, [40, 40, 40])
    expect(asks()).toMatchObject({
      exercise: 'plank',
      reason: 'All sets at 40 seconds: the same, in cleaner form.',
    })
  })

  test('what the trainee swapped leaves the ladder and has its own history', () => {
    const { does, asks, decide } = trainee(plan)
    does(undefined, [10, 10, 10])
    decide({ swaps: { 'push-up': 'knee-push-up' } })
    expect(asks()).toMatchObject({
      exercise: 'knee-push-up',
      planned: 'push-up',
      targets: [6, 6, 6],
    })
  })
})

describe('weeks: the weeks say it', () => {
  test('nothing is raised; two short sets bring the same numbers again', () => {
    const { does, asks } = trainee(
      planOf(
        { exercise: 'goblet', amount: ['10', '10', '12', '12', '12', '12', '12', '12'] },
        rules.weeks,
      ),
    )
    does(20, [10, 10, 10])
    expect(asks()).toMatchObject({ load: 20, targets: [10, 10, 10], reason: 'As the week says.' })
    does(20, [10, 9, 8])
    expect(asks()).toMatchObject({
      load: 20,
      amount: '10',
      reason: 'Sets below the number: 2. The same once more.',
    })
  })
})

describe('what is known elsewhere is not asked', () => {
  test('a load in another unit is converted and rounded', () => {
    const program = planOf({}, rules.double)
    const { does, sessions } = trainee(program)
    does(60, [10, 10, 10])
    const pounds = trainee(program, { unit: 'lb', bar: 45 })
    pounds.sessions.push(...sessions)
    // 60 kg are 132.3 lb
    expect(pounds.asks().load).toBe(130)
  })

  test('the first load of a line comes from another session, by estimate', () => {
    const program = planOf({}, rules.double)
    const [session] = program.sessions
    if (!session) throw new Error('The plan has a session.')
    const both = { ...program, sessions: [{ ...session, name: 'B' }] }
    const { does, sessions } = trainee(both)
    does(60, [6, 6, 6])
    const other = trainee(program)
    other.sessions.push(...sessions)
    // Epley, with the 2 left that were asked: 60 × (1 + 8/30) = 76; for 12 with 2 left: 76 ÷ (1 + 14/30) = 51.8
    expect(other.asks()).toMatchObject({ load: 50, reason: 'Worked out from 60 kg × 6 in B.' })
  })

  test('what was lifted more than eight weeks ago is too old', () => {
    const program = planOf({}, rules.double)
    const { does, sessions } = trainee({
      ...program,
      sessions: program.sessions.map((one) => ({ ...one, name: 'B' })),
    })
    does(60, [6, 6, 6])
    const other = trainee(program, { now: new Date('2026-03-05T00:00:00Z') })
    other.sessions.push(...sessions)
    expect(other.asks().choose).toBe(true)
  })
})

test('nonsense in the log asks nothing impossible', () => {
  const { does, asks } = trainee(planOf({}, rules.double))
  does(0, [0, 0, 0])
  expect(asks().load).toBe(0)
  does(100_000, [99, 99, 99])
  expect(asks().load).toBe(100_002.5)
  expect(asks().targets).toEqual([8, 8, 8])
})
