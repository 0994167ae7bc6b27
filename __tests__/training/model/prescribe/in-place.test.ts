import { exercises, line, planOf, rules, trainee } from '../train-by-hand'

/** A rule that only the weeks progress, loaded by percent of another lift, like a swing. */
const swing = {
  exercise: 'swing',
  amount: ['5', '5', '6', '6', '8', '8', '8', '8'],
  reserve: null,
  effort: ['fast and fresh; stop before it slows'],
  percent: [67],
  of: 'week 1',
  lift: 'squat',
  note: 'Park the bell on the floor after every rep.',
  progression: 'weeks',
} as const

test("a substitute for a rung keeps sets, reps, reserve and rest, but not the rung's texts", () => {
  const ladder = [{ as: 'hands on the counter', entry: 'from a table' }, { as: 'on the floor' }]
  const { asks, decide } = trainee(
    planOf({ exercise: 'push-up', ladder, note: 'Stop when the hips sag.' }, rules.rungs),
  )
  expect(asks()).toMatchObject({ as: 'hands on the counter' })
  decide({ swaps: { 'push-up': 'press' } })
  expect(asks()).toMatchObject({
    exercise: 'press',
    planned: 'push-up',
    sets: 3,
    amount: '8-12',
    reserve: '2',
    rest: 120,
    needsWeightChoice: true,
    reason: 'First time: choose a weight you could lift 14 times, and stop with 2 left.',
  })
  expect(asks().as).toBeUndefined()
  expect(asks().note).toBeUndefined()
})

test('a loaded substitute for a rung progresses by load steps', () => {
  const ladder = [{ as: 'hands on the counter' }, { as: 'on the floor' }]
  const { asks, decide, does } = trainee(planOf({ exercise: 'push-up', ladder }, rules.rungs))
  decide({ swaps: { 'push-up': 'press' } })
  does(40, [12, 12, 12])
  expect(asks()).toMatchObject({ load: 42.5, reason: 'All sets at 12: 2.5 kg more.' })
})

test("a substitute drops the original's effort, start text, note and percent", () => {
  const { asks, decide } = trainee(planOf({ ...swing, start: 'A light bell.' }, {}))
  expect(asks()).toMatchObject({ effort: 'fast and fresh; stop before it slows' })
  decide({ swaps: { swing: 'goblet' } })
  expect(asks()).toMatchObject({
    needsWeightChoice: true,
    effort: '',
    reason: 'First time: choose a weight you can lift cleanly.',
  })
  expect(asks().note).toBeUndefined()
  expect(asks().of).toBeUndefined()
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
  const lines = (amount: string) => [line({ exercise: 'swing', amount: [amount] })]
  const { asks, decide, does } = trainee(
    planOf({}, rules.double, {
      sessions: [
        { name: 'Heavy', days: [['Monday']], weeks: [1], lines: lines('5') },
        { name: 'Light', days: [['Friday']], weeks: [1], lines: lines('15') },
      ],
    }),
  )
  decide({ swaps: { swing: 'press' } })
  does(100, [5, 5, 5])
  expect(asks().reason).toBe('Estimated from 100 kg × 5 in Heavy.')
})

test('a substitute for a tested exercise asks for a first weight', () => {
  const program = planOf({ ...swing, test: true, start: 'Filmed from the side.' }, {})
  const { asks, decide } = trainee(program)
  decide({ swaps: { swing: 'goblet' } })
  expect(asks().reason).toBe('First time: choose a weight you can lift cleanly.')
})

test('a substitute with another measure converts the amount', () => {
  const { asks, decide } = trainee(planOf({ exercise: 'push-up' }, rules.double))
  decide({ swaps: { 'push-up': 'plank' } })
  expect(asks()).toMatchObject({ measure: 'seconds', amount: '25-35', sets: 3 })
  const seconds = trainee(planOf({ exercise: 'plank', measure: 'seconds', amount: ['30'] }, {}))
  seconds.decide({ swaps: { plank: 'push-up' } })
  expect(seconds.asks()).toMatchObject({ measure: 'reps', amount: '10' })
})

test('a line with its own measure keeps it after a swap', () => {
  const goblet = exercises.get('goblet') ?? fail()
  const carry = { ...goblet, exerciseId: 'carry', measure: 'meters' as const }
  const { asks, decide } = trainee(
    planOf({ exercise: 'carry', measure: 'seconds', amount: ['30'] }, {}),
    { exercises: new Map(exercises).set('carry', carry) },
  )
  decide({ swaps: { carry: 'plank' } })
  expect(asks()).toMatchObject({ measure: 'seconds', amount: '30' })
})

function fail(): never {
  throw new Error('There is a goblet.')
}
