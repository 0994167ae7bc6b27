import { exerciseIn } from '../../../src/training/model/exercises'
import { loadBelow, loadingOf, raisedLoad } from '../../../src/training/model/loads'
import { exercises, planOf, rules, trainee } from './train-by-hand'

const { progression } = planOf({}, rules.double)
const loadingFor = (id: string) => loadingOf(exerciseIn(exercises, id), progression, 'kg', 20)

test('an EZ bar weighs 10 kg, whatever the trainee’s barbell weighs', () => {
  const loading = loadingFor('curl')
  expect(loading.bar).toBe(10)
  expect(raisedLoad(15, loading)).toBe(17.5)
  expect(loadBelow(3, loading)).toBe(10)
  expect(loadingFor('press').bar).toBe(20)
})

describe('a tenth less, as far as the equipment has it', () => {
  test.each([
    ['swing', 12, 'Lighter week: 4 kg less.'],
    ['swing', 4, 'Lighter week: the same weight, as no lighter one exists.'],
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
