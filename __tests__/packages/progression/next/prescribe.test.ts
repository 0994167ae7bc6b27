import { parseProgression } from '../../../../packages/progression/language/progression'
import type { Entry } from '../../../../packages/progression/record/log'
import { nextRungText } from '../../../../packages/progression/words/next-rung'
import {
  eight,
  exercises,
  maximum,
  planOf,
  rules,
  stories,
  trainee,
} from '../../../training/model/train-by-hand'

const double = planOf({}, rules.double)

describe('double progression: reps first, then load', () => {
  stories(double)`
    the first time asks for a weight and explains how to choose it
    first → 8 8 8 of 8-12. First time: choose a weight you could lift 14 times, and stop with 2 left.

    within the range: same weight, one more rep in every set below the top
    60 × 12 10 9 → 60 × 12 11 10 of 8-12. Not all sets at 12 yet: one more rep where you can.

    all sets at the top: an upper-body step, from the bottom of the range
    60 × 12 12 12 → 62.5 × 8 8 8 of 8-12. All sets at 12: 2.5 kg more.

    at the top with fewer reps left than prescribed: no raise
    60 × 12 12 12, 1 left → 60 × 12 12 12 of 8-12. All sets at 12, too few reps left: same as last time.

    extra sets do not prevent a raise
    60 × 12 12 12 12 → 62.5 × 8 8 8 of 8-12. All sets at 12: 2.5 kg more.

    missing sets prevent a raise
    60 × 12 12 → 60 × 12 12 12 of 8-12. Not all sets done: same as last time.

    below the range once: same weight; twice in a row: a tenth off (0.9 × 62.5 = 56.25)
    62.5 × 8 7 6 → 62.5 × 8 8 8 of 8-12. A set below 8: same as last time.
    62.5 × 8 8 7 → 57.5 × 8 8 8 of 8-12. Below 8 twice in a row: 5 kg less.

    implausible logs still give a possible prescription
    0 × 0 0 0 → 0 × 8 8 8 of 8-12. A set below 8: same as last time.
    100000 × 99 99 99 → 100002.5 × 8 8 8 of 8-12. All sets at 12: 2.5 kg more.
  `
  stories(planOf({ start: 'A weight you could lift 14 times.' }, rules.double))`
    a line's own start text replaces the general one
    first → 8 8 8 of 8-12. A weight you could lift 14 times.
  `
  stories(planOf({ reserve: eight('2', '2', '4') }, rules.double, { deloads: [3] }))`
    a deload takes a tenth off (0.9 × 57.5 = 51.75) and does not affect later weeks
    57.5 × 12 12 11 → 57.5 × 12 12 12 of 8-12. Not all sets at 12 yet: one more rep where you can.
    57.5 × 12 12 12 → 52.5 × 8 8 8 of 8-12. Lighter week: 5 kg less.
    52.5 × 8 8 8 → 60 × 8 8 8 of 8-12. All sets at 12: 2.5 kg more.
  `

  test('a first time requires a choice of weight, and a deload is flagged', () => {
    const deload = planOf({}, rules.double, { deloads: [1] })
    expect(trainee(deload).asks()).toMatchObject({
      unlogged: { needsWeightChoice: true },
      deload: true,
    })
  })

  test("today's tempo comes with the note, and the start text shows only once", () => {
    const tempo = ['3-1-1', ...Array(7).fill('4-1-1')]
    const { does, asks } = trainee(planOf({ tempo, note: 'Pause at the chest' }, rules.double))
    expect(asks().note).toBe('Tempo 3-1-1. Pause at the chest.')
    does(60, [12, 10, 9])
    expect(asks().note).toBe('Tempo 4-1-1. Pause at the chest.')
    const test = { test: true, percent: 100, plus: 1, start: 'One step up.' }
    const of = trainee(planOf({ ...test, progression: 'weeks' }, {}), maximum('press', 100))
    expect(of.asks().note).toBe('One step up.')
    of.does(102.5, [5])
    expect(of.asks().note).toBeUndefined()
  })
})

describe('linear progression: more load every time', () => {
  stories(planOf({ amount: '5', reserve: '1' }, rules.linear))`
    all reps done: a raise
    60 × 5 5 5 → 62.5 × 5 5 5 of 5. All sets at 5: 2.5 kg more.
    62.5 × 5 5 5 → 65 × 5 5 5 of 5. All sets at 5: 2.5 kg more.

    a success resets the count of misses
    65 × 5 5 4 → 65 × 5 5 5 of 5. A set below 5: same as last time.
    65 × 5 5 5 → 67.5 × 5 5 5 of 5. All sets at 5: 2.5 kg more.
    67.5 × 5 4 4 → 67.5 × 5 5 5 of 5. A set below 5: same as last time.
  `
  const small = planOf({ amount: '5' }, rules.linear, {
    progression: parseProgression({
      ...rules.linear,
      steps: { barbell: { upper: '1 kg', lower: '2.5 kg' } },
    }),
  })
  stories(small)`
    small steps in the plan use small plates
    31 × 5 5 5 → 32 × 5 5 5 of 5. All sets at 5: 1 kg more.
  `
  stories(small, { unit: 'lb', bar: 45 })`
    a 1 kg step becomes 2.5 lb, the smallest pair of plates
    65 × 5 5 5 → 67.5 × 5 5 5 of 5. All sets at 5: 2.5 lb more.
  `
  stories(planOf({ amount: '8' }, { ...rules.linear, lighter: 0 }, { deloads: [2] }))`
    a deload keeps the weight if the rule says so, for fewer reps
    60 × 8 8 8 → 60 × 6 6 6 of 6. Lighter week: less volume on purpose.
  `
})

describe('percent progression: share of a tested maximum', () => {
  const percent = [70, 75, 77.5, ...Array(5).fill(80)]
  const fields = { exercise: 'squat', amount: '5', reserve: undefined }
  const program = planOf({ ...fields, percent }, rules.percent)

  stories(program)`
    without a maximum, asks for one
    first → 5 5 5 of 5. 70% of your one-rep max in the squat: enter it.
  `
  stories(program, maximum('squat', 105))`
    rounds to a loadable weight, half a step down (78.75 is between 77.5 and 80)
    first → 72.5 × 5 5 5 of 5. 70% of your one-rep max, 105 kg: 73.5 kg, so 72.5 kg.
    72.5 × 5 5 5 → 77.5 × 5 5 5 of 5. Three quarters of your one-rep max, 105 kg: 78.8 kg, so 77.5 kg.
  `
  stories(program, maximum('squat', 90, 5))`
    a maximum can be entered as a set: 90 kg × 5 is 105 by Epley
    first → 72.5 × 5 5 5 of 5. 70% of your one-rep max, 105 kg: 73.5 kg, so 72.5 kg.
  `
  stories(program, maximum('squat', 100))`
    each week with a missed rep takes 5% off the next ones
    70 × 5 5 4 → 70 × 5 5 5 of 5. Three quarters of your one-rep max, 95 kg, 5% less for each week with a missed rep: 71.3 kg, so 70 kg.
    70 × 5 5 3 → 70 × 5 5 5 of 5. 77.5% of your one-rep max, 90.3 kg, 5% less for each week with a missed rep: 69.9 kg, so 70 kg.
  `
  stories(program, { ...maximum('squat', 100), unit: 'lb', bar: 45 })`
    in pounds, the maximum converts before rounding
    first → 155 × 5 5 5 of 5. 70% of your one-rep max, 220.5 lb: 154.4 lb, so 155 lb.
  `
  const tested = { ...fields, amount: '1', sets: 1, test: true }
  const share = [100, ...Array(7).fill(80)]
  stories(planOf({ ...tested, percent: share }, rules.percent), maximum('squat', 100))`
    a test's best single becomes the new maximum
    110 × 1 → 87.5 × 1 of 1. 80% of your one-rep max, 110 kg: 88 kg, so 87.5 kg.
  `

  test('the weight requires a choice without a maximum', () => {
    expect(trainee(program).asks().unlogged.needsWeightChoice).toBe(true)
  })
})

describe('reserve progression: the load that leaves the prescribed reps in reserve', () => {
  const reserve = ['2', '2', '2', ...Array(5).fill('3')]
  stories(planOf({ exercise: 'squat', amount: '8', reserve }, rules.reserve))`
    reserve as prescribed, or not rated: same weight
    100 × 8 8 8, 2 left → 100 × 8 8 8 of 8. The last set was on target: same as last time.
    100 × 8 8 8 → 100 × 8 8 8 of 8. Not rated, so we assume it was on target: same as last time.

    more left: one step up
    100 × 8 8 8, 3 left → 102.5 × 8 8 8 of 8. 1 rep above today's target: 2.5 kg more.

    much more left: a larger raise
    100 × 8 8 8, 6 left → 110 × 8 8 8 of 8. 4 reps above today's target: 10 kg more.

    fewer left: one step down
    100 × 8 8 8, 1 left → 97.5 × 8 8 8 of 8. 1 rep below today's target: 2.5 kg less.

    missed reps: more than one step down
    100 × 8 8 6, 0 left → 90 × 8 8 8 of 8. 4 reps below today's target: 10 kg less.

    a week with more in reserve is lighter: 8 with 2 left is one short of 8 with 3
    100 × 8 8 8, 2 left → 100 × 8 8 8 of 8. The last set was on target: same as last time.
    100 × 8 8 8, 2 left → 100 × 8 8 8 of 8. The last set was on target: same as last time.
    100 × 8 8 8, 2 left → 97.5 × 8 8 8 of 8. 1 rep below today's target: 2.5 kg less.
  `
})

describe('rungs progression: more reps, then the next rung', () => {
  const ladder = [
    { as: 'hands on the counter' },
    { as: 'hands on the chair seat' },
    { exercise: 'tempo-push-up', entry: 'ten clean push-ups' },
  ]
  const plan = planOf({ exercise: 'push-up', amount: '6-10', ladder }, rules.rungs)
  stories(plan)`
    within the range: one more rep; all at the top: the next rung, from the bottom
    first → 6 6 6 of 6-10, hands on the counter. First time: hands on the counter; stop with 2 left.
    8 8 7 → 9 9 8 of 6-10, hands on the counter. Not all sets at 10 yet: one more rep where you can.
    10 10 10 → 6 6 6 of 6-10, hands on the chair seat. All sets at 10: the next rung, hands on the chair seat.
    10 10 10 → 6 6 6 of 6-10, tempo-push-up. All sets at 10: the next rung, tempo-push-up. First: ten clean push-ups.
    10 10 10 → 10 10 10 of 6-10, tempo-push-up. All sets at 10: the same, in cleaner form.

    below the range twice: back one rung
    10 10 10 → 6 6 6 of 6-10, hands on the chair seat. All sets at 10: the next rung, hands on the chair seat.
    6 5 5 → 6 6 6 of 6-10, hands on the chair seat. A set below 6: same as last time.
    6 5 4 → 6 6 6 of 6-10, hands on the counter. Below 6 twice in a row: one rung back, hands on the counter.
  `
  const hold = {
    exercise: 'plank',
    measure: 'seconds',
    amount: '20-40',
    reserve: undefined,
  } as const
  stories(planOf(hold, rules.rungs))`
    without a ladder, the exercise stays, and seconds grow by five, a fifth at most
    30 38 20 → 35 40 24 of 20-40. Not all sets at 40 seconds yet: a few more seconds where you can.
    40 40 40 → 40 40 40 of 20-40. All sets at 40 seconds: the same, in cleaner form.
  `

  test('the next rung is named, until the last one', () => {
    const { does, sessions } = trainee(plan)
    const next = () => nextRungText(plan, sessions.at(-1)?.entries[0] as Entry, exercises)
    does(undefined, [10, 10, 10])
    expect(next()).toBe('hands on the chair seat')
    does(undefined, [10, 10, 10])
    expect(next()).toBe('tempo-push-up (first: ten clean push-ups)')
    does(undefined, [10, 10, 10])
    expect(next()).toBeUndefined()
  })

  test('a swapped exercise leaves the ladder and has its own history', () => {
    const { does, asks, decide } = trainee(plan)
    does(undefined, [10, 10, 10])
    expect(asks().unlogged.needsWeightChoice).toBe(false)
    decide({ swaps: { 'push-up': 'knee-push-up' } })
    const expected = { exercise: 'knee-push-up', planned: 'push-up', targets: [6, 6, 6] }
    expect(asks()).toMatchObject(expected)
  })
})

stories(planOf({ exercise: 'goblet', amount: '10' }, rules.weeks))`
  weeks progression: no raises, and short sets change no numbers
  20 × 10 10 10 → 20 × 10 10 10 of 10. As planned this week.
  20 × 10 9 8 → 20 × 10 10 10 of 10. As planned this week.
`

describe('results from elsewhere set the first load', () => {
  /** Trains the session under another name and returns the logged sessions. */
  function done(name: string, amounts: number[]) {
    const named = double.sessions.map((one) => ({ ...one, name }))
    const { does, sessions } = trainee({ ...double, sessions: named })
    does(60, amounts)
    return sessions
  }
  stories(double, { unit: 'lb', sessions: done('A', [10, 10, 10]) })`
    a load in another unit is converted and rounded: 60 kg is 132.3 lb
    first → 130 × 11 11 11 of 8-12. Not all sets at 12 yet: one more rep where you can.
  `
  // Epley with the prescribed 2 in reserve: 60 × (1 + 8/30) = 76; 8 reps with 2 left: 76 ÷ (1 +
  // 10/30) = 57
  stories(double, { sessions: done('B', [6, 6, 6]) })`
    a line's first load is estimated from another session
    first → 57.5 × 8 8 8 of 8-12. Estimated from 60 kg × 6 in B.
  `
  stories(double, { sessions: done('B', [6, 6, 6]), now: new Date('2026-03-05T00:00:00Z') })`
    results older than eight weeks do not count
    first → 8 8 of 8-12. First time: choose a weight you could lift 14 times, and stop with 2 left.
  `
})
