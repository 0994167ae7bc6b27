import { eight, maximum, planOf, rules, stories } from '../../../training/model/train-by-hand'

const pounds = { unit: 'lb', bar: 45 } as const
const goblet = { exercise: 'goblet', reserve: eight('2', '4', '2', '4') }
const dumbbells = { ...rules.double, steps: { dumbbell: '2 kg' } } as const
const light = { deloads: [2, 4] }

describe('a lighter week takes weight off, a step of up to a fifth', () => {
  stories(planOf(goblet, dumbbells, light))`
    12 kg goes to 10, a sixth less
    12 × 12 12 12, 2 left → 10 × 8 8 8 of 8-12. Lighter week: 2 kg less.

    22 kg goes to 20
    22 × 12 12 12, 2 left → 20 × 8 8 8 of 8-12. Lighter week: 2 kg less.
  `
  stories(planOf({ exercise: 'row' }, rules.double, light), pounds)`
    a stack of 50 lb goes to 40; 30 stays, because a step is a third of it
    50 × 9 9 9, 2 left → 40 × 8 8 8 of 8-12. Lighter week: 10 lb less.
    40 × 8 8 8, 2 left → 50 × 10 10 10 of 8-12. Not all sets at 12 yet: one more rep where you can.
    30 × 9 9 9, 2 left → 30 × 7 7 7 of 7. Lighter week: less volume on purpose.
  `
  stories(planOf({ exercise: 'row' }, { ...rules.double, lighter: 15 }, light))`
    a stack in kilograms: 0.85 × 35 = 29.75; what went to 30 since stays, with a fifth of the reps off
    35 × 8 8 8, 2 left → 30 × 8 8 8 of 8-12. Lighter week: 5 kg less.
    30 × 8 8 8, 2 left → 35 × 9 9 9 of 8-12. Not all sets at 12 yet: one more rep where you can.
    30 × 9 9 9, 2 left → 30 × 7 7 7 of 7. Lighter week: less volume on purpose.
  `
})

describe('where the weight stays, sets or reps go', () => {
  stories(planOf(goblet, dumbbells, light))`
    8 kg stays, because a step is a quarter: as many reps off as the reserve grows
    8 × 8 8 8, 2 left → 8 × 6 6 6 of 6. Lighter week: less volume on purpose.

    reps far above the range's bottom go down to it
    8 × 12 12 12, 2 left → 8 × 8 8 8 of 8-12. Lighter week: less volume on purpose.
  `
  stories(planOf({ ...goblet, sets: [3, 2, 3, 2] }, dumbbells, light))`
    a set less that the plan writes is enough
    8 × 8 8 8, 2 left → 8 × 8 8 of 8-12. Lighter week: less volume on purpose.
  `
  stories(planOf({ exercise: 'push-up' }, { on: 'all sets at the top', raise: 'nothing' }, light))`
    without weight, a fifth of the reps
    8 8 8, 2 left → 6 6 6 of 6. Lighter week: less volume on purpose.
  `
  const hold = { exercise: 'plank', measure: 'seconds' as const, reserve: undefined }
  stories(planOf({ ...hold, amount: '20-40' }, rules.double, light))`
    a hold too
    20 20 20 → 16 16 16 of 16. Lighter week: less volume on purpose.
  `
  stories(planOf({ ...hold, amount: '20', progression: 'weeks' }, rules.double, light))`
    what only the weeks change stays as the plan writes it
    20 20 20 → 20 20 20 of 20. Lighter week: less volume on purpose.
  `
})

describe('a cut and a lighter week do not add up', () => {
  stories(planOf({}, rules.double, { deloads: [5] }))`
    a barbell that has gone a step down: 0.9 × 60 = 54
    60 × 8 8 8, 1 left → 60 × 8 8 8 of 8-12. Too few reps left: same as last time.
    60 × 8 8 8, 1 left → 60 × 8 8 8 of 8-12. Too few reps left: same as last time.
    60 × 8 8 8, 1 left → 57.5 × 8 8 8 of 8-12. Too few reps left three times in a row: 2.5 kg less.
    57.5 × 8 8 8, 1 left → 55 × 8 8 8 of 8-12. Lighter week: 2.5 kg less.
  `
  stories(planOf({ exercise: 'row' }, rules.double, { deloads: [2] }), pounds)`
    a stack in pounds that was at its lighter weight already gets fewer reps
    100 × 8 8 8, 2 left → 90 × 8 8 8 of 8-12. Lighter week: 10 lb less.
  `
  stories(
    planOf(
      { exercise: 'push-up' },
      { on: 'all sets at the top', raise: 'nothing' },
      { deloads: [5] },
    ),
  )`
    nor in reps: at least one goes
    10 10 10, 1 left → 10 10 10 of 8-12. Too few reps left: same as last time.
    10 10 10, 1 left → 10 10 10 of 8-12. Too few reps left: same as last time.
    10 10 10, 1 left → 9 9 9 of 8-12. Too few reps left three times in a row: one rep less.
    8 8 8, 1 left → 7 7 7 of 7. Lighter week: less volume on purpose.
  `
})

describe('a lighter week never asks more than the last regular one', () => {
  const lands = { ...dumbbells, limit: 12 } as const
  stories(planOf({ ...goblet, sets: [3, 3, 2, 2] }, lands, { deloads: [3] }))`
    no more reps after a jump that landed below the range
    14 × 12 12 12, 2 left → 16 × 6 6 6 of 6-12. All sets at 12: 2 kg more. Expect about 6.
    16 × 6 6 6, 2 left → 14 × 6 6 of 6. Lighter week: 2 kg less.
  `
  stories(planOf({ sets: [2, 3] }, rules.double, light))`
    no more sets
    60 × 8 8, 2 left → 55 × 8 8 of 8-12. Lighter week: 5 kg less.
  `
  const share = { exercise: 'squat', amount: '5', reserve: undefined, percent: [60, 70] }
  stories(planOf(share, rules.percent, { deloads: [2] }), maximum('squat', 100))`
    no more weight
    60 × 5 5 5 → 60 × 5 5 5 of 5. 70% of your one-rep max, 100 kg: 70 kg. No heavier than the last regular time: 60 kg.
  `
})
