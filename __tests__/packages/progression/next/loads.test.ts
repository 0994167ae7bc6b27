import {
  availableLoads,
  loadAtMost,
  nearestLoad,
  raisedLoad,
  stepsAround,
} from '../../../../packages/progression/next/loads'
import { findExercise } from '../../../../packages/progression/record/exercises'
import { exercises, planOf, rules, stories } from '../../../training/model/train-by-hand'

const { progression } = planOf({}, rules.double)
const availableLoadsFor = (id: string) =>
  availableLoads(findExercise(exercises, id), progression, { unit: 'kg', bar: 20 })

const [bar, pairs] = [availableLoadsFor('press'), availableLoadsFor('goblet')]

test('rounds to the nearest and next lower load, never below the empty bar', () => {
  expect(nearestLoad(61.25, bar)).toBe(60)
  expect(nearestLoad(61.3, bar)).toBe(62.5)
  expect(nearestLoad(3, bar)).toBe(20)
  expect(loadAtMost(62.4, bar)).toBe(60)
  expect(loadAtMost(1, pairs)).toBe(2)
})

test('a raise goes up at least a step, a step down stops at the empty bar', () => {
  expect(raisedLoad(9, pairs)).toBe(10)
  expect(raisedLoad(60, bar, 2)).toBe(65)
  expect(raisedLoad(60, bar, -1)).toBe(57.5)
  expect(raisedLoad(20, bar, -1)).toBe(20)
})

test('nothing is above what the equipment holds', () => {
  const bag = planOf({}, { ...rules.double, steps: { other: { upper: '1 kg', most: '15 kg' } } })
  const available = availableLoads(findExercise(exercises, 'push-up'), bag.progression, {
    unit: 'kg',
    bar: 20,
  })
  expect([nearestLoad(20, available), loadAtMost(15.9, available)]).toEqual([15, 15])
})

test("an EZ bar weighs 10 kg regardless of the trainee's barbell", () => {
  const available = availableLoadsFor('curl')
  expect(available.bar).toBe(10)
  expect(raisedLoad(15, available)).toBe(17.5)
  expect(loadAtMost(3, available)).toBe(10)
  expect(availableLoadsFor('press').bar).toBe(20)
})

describe('owned equipment limits the loads', () => {
  const owned = { dumbbell: [4, 6, 10], plates: [10, 5, 1.25] }
  const gear = { unit: 'kg' as const, bar: 20, owned }
  const available = (id: string) => availableLoads(findExercise(exercises, id), progression, gear)

  test('dumbbells replace a kettlebell', () => {
    expect(available('goblet').kind).toBe('dumbbell')
    expect(raisedLoad(6, available('goblet'))).toBe(10)
    expect(raisedLoad(10, available('goblet'))).toBe(10)
    expect(loadAtMost(9.9, available('goblet'))).toBe(6)
    expect(stepsAround(6, available('goblet'))).toEqual([2, 4])
    // Without a weight, up to the one to begin with, of those owned.
    expect(stepsAround(undefined, available('goblet'), 9.5)[1]).toBe(10)
    expect(stepsAround(6, available('goblet'), 9.5)[1]).toBe(4)
    expect(stepsAround(undefined, available('goblet'))[1]).toBe(4)
  })

  test('a barbell loads owned plates in pairs', () => {
    expect(available('press').weights).toEqual([20, 22.5, 30, 32.5, 40, 42.5, 50, 52.5])
    expect(raisedLoad(32.5, available('press'))).toBe(40)
    expect(nearestLoad(36, available('press'))).toBe(32.5)
  })

  stories(planOf({ exercise: 'goblet' }, rules.double), { owned })`
    prescriptions use them and give the step
    6 × 12 12 12, 2 left → 10 × 8 8 8 of 8-12. All sets at 12: 4 kg more.
  `
})

describe('added weight on a bodyweight exercise', () => {
  const belt = { ...rules.double, steps: { other: '2.5 kg' } }
  stories(planOf({ exercise: 'push-up' }, belt, { deloads: [2] }))`
    changes by the plan’s step, down to zero
    2.5 × 12 12 12 → 0 × 8 8 8 of 8-12. Lighter week: 2.5 kg less.
  `
  stories(planOf({ exercise: 'push-up', load: '5 kg' }, { ...belt, raise: '5% more' }))`
    a raise in percent starts with the plan's weight, too
    first → 5 × 8 8 8 of 8-12. As the plan says.
  `
  stories(planOf({ exercise: 'push-up' }, { ...belt, limit: 15, climb: 15 }))`
    ignores the percent limit, because the body is lifted too
    2.5 × 12 12 12 → 5 × 8 8 8 of 8-12. All sets at 12: 2.5 kg more.
  `
})

const bag = { steps: { other: { upper: '1 kg', most: '3 kg' } } }
stories(planOf({ exercise: 'goblet' }, { ...rules.double, ...bag }))`
  a backpack-only plan loads every exercise with it, up to its capacity
  2 × 12 12 12 → 3 × 8 8 8 of 8-12. All sets at 12: 1 kg more.
  3 × 12 12 12 → 3 × 12 12 12 of 8-12. All sets at 12: the same, in cleaner form.
`
const books = planOf({ exercise: 'goblet' }, { ...rules.double, steps: { other: '0.5 kg' } })
stories(books)`
  a book is one step, in kilograms
  3 × 12 12 12 → 3.5 × 8 8 8 of 8-12. All sets at 12: 0.5 kg more.
`
stories(books, { unit: 'lb' })`
  a book is one step, in pounds
  7 × 12 12 12 → 8 × 8 8 8 of 8-12. All sets at 12: 1 lb more.
`

describe('a deload takes a tenth off, rounded to the equipment', () => {
  stories(planOf({ exercise: 'swing' }, rules.double, { deloads: [2] }))`
    a heavy kettlebell
    40 × 8 8 8 → 36 × 8 8 8 of 8-12. Lighter week: 4 kg less.

    a light kettlebell stays, because a step is a third of it
    12 × 8 8 8 → 12 × 6 6 6 of 6. Lighter week: less volume on purpose.
  `
})
