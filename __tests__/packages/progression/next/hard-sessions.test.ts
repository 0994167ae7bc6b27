import { prescribe } from '../../../../packages/progression/next/prescribe'
import { type Slot, slotsOf } from '../../../../packages/progression/week/slots'
import {
  inputOf,
  maximum,
  planOf,
  planWith,
  rules,
  stories,
  trainee,
} from '../../../training/model/train-by-hand'

const pounds = { unit: 'lb', bar: 45 } as const
const dumbbells = { ...rules.double, steps: { dumbbell: '2 kg' } } as const

describe('too hard three times in a row', () => {
  stories(planOf({}, rules.double))`
    a barbell goes a step down and keeps its reps
    60 × 9 9 9, 1 left → 60 × 9 9 9 of 8-12. Too few reps left: same as last time.
    60 × 9 9 9, 1 left → 60 × 9 9 9 of 8-12. Too few reps left: same as last time.
    60 × 9 9 9, 1 left → 57.5 × 9 9 9 of 8-12. Too few reps left three times in a row: 2.5 kg less.
    57.5 × 9 9 9, 1 left → 57.5 × 9 9 9 of 8-12. Too few reps left: same as last time.
  `
  stories(planOf({ exercise: 'goblet' }, dumbbells))`
    a light dumbbell above the bottom of its range: the reps that left enough
    12 × 10 10 10, 1 left → 12 × 10 10 10 of 8-12. Too few reps left: same as last time.
    12 × 10 10 10, 1 left → 12 × 10 10 10 of 8-12. Too few reps left: same as last time.
    12 × 10 10 10, 1 left → 12 × 9 9 9 of 8-12. Too few reps left three times in a row: one rep less.
    12 × 9 9 9, 2 left → 12 × 10 10 10 of 8-12. Not all sets at 12 yet: one more rep where you can.

    at the top of its range: the lighter one
    12 × 12 12 12, 1 left → 12 × 12 12 12 of 8-12. All sets at 12, too few reps left: same as last time.
    12 × 12 12 12, 1 left → 12 × 12 12 12 of 8-12. All sets at 12, too few reps left: same as last time.
    12 × 12 12 12, 1 left → 10 × 12 12 12 of 8-12. Too few reps left three times in a row: 2 kg less.
  `
  stories(planOf({ exercise: 'goblet', sets: 4 }, dumbbells))`
    at the bottom of its range: a set less, half of them at most, then the lighter one; the sets come back one by one
    12 × 8 8 8 8, 1 left → 12 × 8 8 8 8 of 8-12. Too few reps left: same as last time.
    12 × 8 8 8 8, 1 left → 12 × 8 8 8 8 of 8-12. Too few reps left: same as last time.
    12 × 8 8 8 8, 1 left → 12 × 8 8 8 of 8-12. Too few reps left three times in a row: the same weight, a set less.
    12 × 8 8 8, 1 left → 12 × 8 8 8 of 8-12. Too few reps left: same as last time.
    12 × 8 8 8, 2 left → 12 × 8 8 8 8 of 8-12. Enough left with a set less: the set comes back.
  `
  stories(planOf({ exercise: 'goblet' }, dumbbells))`
    two of three sets stay
    12 × 8 8 8, 1 left → 12 × 8 8 8 of 8-12. Too few reps left: same as last time.
    12 × 8 8 8, 1 left → 12 × 8 8 8 of 8-12. Too few reps left: same as last time.
    12 × 8 8 8, 1 left → 12 × 8 8 of 8-12. Too few reps left three times in a row: the same weight, a set less.
    12 × 8 8, 1 left → 12 × 8 8 of 8-12. Too few reps left: same as last time.
    12 × 8 8, 1 left → 12 × 8 8 of 8-12. Too few reps left: same as last time.
    12 × 8 8, 1 left → 10 × 8 8 of 8-12. Too few reps left three times in a row: 2 kg less.
    10 × 8 8, 2 left → 10 × 8 8 8 of 8-12. Enough left with a set less: the set comes back.
  `
  stories(planOf({ exercise: 'row' }, rules.double), pounds)`
    a stack in pounds: 70 at the top goes to 60
    70 × 12 12 12, 0 left → 70 × 12 12 12 of 8-12. All sets at 12, too few reps left: same as last time.
    70 × 12 12 12, 1 left → 70 × 12 12 12 of 8-12. All sets at 12, too few reps left: same as last time.
    70 × 12 12 12, 1 left → 60 × 12 12 12 of 8-12. Too few reps left three times in a row: 10 lb less.
  `
  stories(planOf({ exercise: 'push-up' }, { on: 'all sets at the top', raise: 'nothing' }))`
    without weight, a rep less
    10 10 10, 1 left → 10 10 10 of 8-12. Too few reps left: same as last time.
    10 10 10, 1 left → 10 10 10 of 8-12. Too few reps left: same as last time.
    10 10 10, 1 left → 9 9 9 of 8-12. Too few reps left three times in a row: one rep less.
  `

  test('a break keeps the sets that came off', () => {
    const plan = planOf({ exercise: 'goblet', sets: 4 }, dumbbells)
    const { does, sessions } = trainee(plan)
    for (let week = 0; week < 3; week++) does(12, [8, 8, 8, 8], 1)
    does(12, [8, 8, 8], 1)
    const input = inputOf(plan, sessions, { now: new Date('2026-02-06T18:00Z') })
    // Three of four, and one fewer on the first day back.
    expect(prescribe(slotsOf(plan, 8)[4] as Slot, input)).toMatchObject([
      { sets: 2, fewer: 1, reason: expect.stringMatching('After a break') },
    ])
  })
})

describe('percentages of a max or a test that was too heavy', () => {
  const share = { exercise: 'squat', amount: '5', reserve: '2', percent: 80 }
  const asked = '80% of your one-rep max, 100 kg: 80 kg.'
  const cut = (kg: string, to: string) =>
    `80% of your one-rep max, ${kg}, 5% less for each three sessions in a row with too few reps left: ${to}`
  const squats = planOf(share, rules.percent)
  const best = maximum('squat', 100)

  test('three sessions take 5% off, two full ones give it back', () => {
    const { does, asks } = trainee(squats, best)
    for (let week = 0; week < 3; week++) {
      expect(asks().reason).toBe(asked)
      does(80, [5, 5, 5], 1)
    }
    expect(asks()).toMatchObject({ load: 75, reason: cut('95 kg', '76 kg, so 75 kg.') })
    does(75, [5, 5, 5], 2)
    expect(asks().load).toBe(75)
    does(75, [5, 5, 5], 2)
    expect(asks()).toMatchObject({ load: 80, reason: asked })
  })

  test('at most twice, about a tenth', () => {
    const days = [['Monday', 'Thursday']] as const
    const sessions = squats.sessions.map((session) => ({ ...session, days }))
    const { does, asks } = trainee({ ...squats, sessions }, best)
    for (let session = 0; session < 9; session++) does(80, [5, 5, 5], 1)
    expect(asks().reason).toBe(cut('90.3 kg', '72.2 kg, so 72.5 kg.'))
  })

  test('two lines of a session count once', () => {
    const { logs, asks } = trainee(planWith(rules.percent, share, share), best)
    for (let week = 0; week < 2; week++)
      logs([5, 5, 5].map((amount) => ({ load: 80, amount, left: 1 })))
    expect(asks().reason).toBe(asked)
  })

  test('nobody who was too tired for weeks attempts the whole max', () => {
    const weeks = { sets: [3, 3, 3, 0], amount: '5' }
    const single = { exercise: 'squat', sets: [0, 0, 0, 1], amount: '1', percent: 100, test: true }
    const { does, asks } = trainee(planWith(rules.percent, { ...share, ...weeks }, single), best)
    for (let week = 0; week < 3; week++) does(80, [5, 5, 5], 1)
    expect(asks().load).toBe(95)
  })

  test("only one counts: the plan's own rule for a miss, or for the first set, answers it", () => {
    const { does, asks } = trainee(squats, best)
    for (let week = 0; week < 3; week++) does(80, [5, 5, 4], 1)
    expect(asks().reason).not.toMatch(/three sessions/)
    const byDay = trainee(planOf(share, { badDay: 5 }), best)
    const lighter = [1, 2, 2].map((left, index) => ({ load: index ? 75 : 80, amount: 5, left }))
    for (let week = 0; week < 3; week++) byDay.logs(lighter)
    expect(byDay.asks().reason).toBe(asked)
    for (let week = 0; week < 3; week++) byDay.does(80, [5, 5, 5], 1)
    expect(byDay.asks().reason).toMatch(/three sessions/)
  })

  const tested = { exercise: 'press', amount: '5', sets: [1, ...Array(7).fill(0)], test: true }
  const after = { amount: '5', percent: 80, of: 'test', sets: [0, ...Array(7).fill(3)] }
  stories(planWith({ steps: { barbell: '2.5 kg' } }, { ...after }, { ...tested }))`
    a test that was too heavy counts less
    100 × 5, 1 left → 80 × 5 5 5 of 5. 80% of your test weight, 100 kg: 80 kg.
    80 × 5 5 5, 1 left → 80 × 5 5 5 of 5. 80% of your test weight, 100 kg: 80 kg.
    80 × 5 5 5, 1 left → 80 × 5 5 5 of 5. 80% of your test weight, 100 kg: 80 kg.
    80 × 5 5 5, 1 left → 75 × 5 5 5 of 5. 80% of your test weight, 95 kg, 5% less for each three sessions in a row with too few reps left: 76 kg, so 75 kg.
  `
})
