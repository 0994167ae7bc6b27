import { exerciseIn } from '../../../src/training/model/exercises'
import { loadBelow, loadingOf, nearestLoad, raisedLoad } from '../../../src/training/model/loads'
import { loadsBeside } from '../../../src/training/model/loads-beside'
import { exercises, planOf, rules, trainee } from './train-by-hand'

const { progression } = planOf({}, rules.double)
const loadingFor = (id: string) =>
  loadingOf(exerciseIn(exercises, id), progression, { unit: 'kg', bar: 20 })

test('an EZ bar weighs 10 kg, whatever the trainee’s barbell weighs', () => {
  const loading = loadingFor('curl')
  expect(loading.bar).toBe(10)
  expect(raisedLoad(15, loading)).toBe(17.5)
  expect(loadBelow(3, loading)).toBe(10)
  expect(loadingFor('press').bar).toBe(20)
})

describe('what the trainee owns decides which weights there are', () => {
  const owned = { dumbbell: [4, 6, 10], plates: [10, 5, 1.25] }
  const gear = { unit: 'kg' as const, bar: 20, owned }
  const loading = (id: string) => loadingOf(exerciseIn(exercises, id), progression, gear)

  test('dumbbells, for what a kettlebell could do as well', () => {
    expect(loading('goblet').kind).toBe('dumbbell')
    expect(raisedLoad(6, loading('goblet'))).toBe(10)
    expect(raisedLoad(10, loading('goblet'))).toBe(10)
    expect(loadBelow(9.9, loading('goblet'))).toBe(6)
    expect(loadsBeside(6, loading('goblet'))).toEqual([2, 4])
  })

  test('pairs of plates on the bar', () => {
    expect(loading('press').weights).toEqual([20, 22.5, 30, 32.5, 40, 42.5, 50, 52.5])
    expect(raisedLoad(32.5, loading('press'))).toBe(40)
    expect(nearestLoad(36, loading('press'))).toBe(32.5)
  })

  test('in prescribing, with its reason', () => {
    const { does, asks } = trainee(planOf({ exercise: 'goblet' }, rules.double), { owned })
    does(6, [12, 12, 12], 2)
    expect(asks()).toMatchObject({ load: 10, reason: 'All sets at 12: 4 kg more.' })
  })
})

describe('weight that is added to the body', () => {
  const belt = { steps: { other: '2.5 kg' } }

  test('comes and goes by the plan’s step, down to none', () => {
    const plan = planOf({ exercise: 'push-up' }, { ...rules.double, ...belt }, { deloads: [2] })
    const { does, asks } = trainee(plan)
    does(2.5, [12, 12, 12])
    expect(asks()).toMatchObject({ load: 0, reason: 'Lighter week: 2.5 kg less.' })
  })

  test('has no limit in percent, since the body is lifted too', () => {
    const plan = planOf({ exercise: 'push-up' }, { ...rules.double, ...belt, limit: 15, climb: 15 })
    const { does, asks } = trainee(plan)
    does(2.5, [12, 12, 12])
    expect(asks()).toMatchObject({ load: 5, amount: '8-12' })
  })
})

test('a plan with nothing but a backpack loads everything with it, up to what fits', () => {
  const bag = { steps: { other: { upper: '1 kg', most: '3 kg' } } }
  const plan = planOf({ exercise: 'goblet' }, { ...rules.double, ...bag })
  const { does, asks } = trainee(plan)
  does(2, [12, 12, 12])
  expect(asks().load).toBe(3)
  does(3, [12, 12, 12])
  expect(asks().load).toBe(3)
})

test('what a book weighs is a step in both units', () => {
  const plan = planOf({ exercise: 'goblet' }, { ...rules.double, steps: { other: '0.5 kg' } })
  for (const [unit, load] of [
    ['kg', 3.5],
    ['lb', 8],
  ] as const) {
    const { does, asks } = trainee(plan, { unit })
    does(unit === 'kg' ? 3 : 7, [12, 12, 12])
    expect(asks().load).toBe(load)
  }
})

describe('a tenth less, as far as the equipment has it', () => {
  test.each([
    ['swing', 12, 'Lighter week: 4 kg less.'],
    ['swing', 4, 'Lighter week: the same weight, as none a little lighter exists.'],
    ['press', 60, 'Lighter week: 7.5 kg less.'],
  ])('%s with %d kg', (exercise, load, reason) => {
    const plan = planOf({ exercise, reserve: ['2', '4'] }, rules.double, { deloads: [2] })
    const { does, asks } = trainee(plan)
    does(load, [8, 8, 8])
    expect(asks().reason).toBe(reason)
  })

  test('after two misses', () => {
    const { does, asks } = trainee(planOf({ exercise: 'swing' }, rules.double))
    does(12, [7, 7, 7])
    does(12, [7, 7, 7])
    expect(asks()).toMatchObject({ load: 8, reason: 'Below 8 twice in a row: 4 kg less.' })
  })
})
