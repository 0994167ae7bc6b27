import type { Program } from '../../../src/plan/model/program'
import { type Lifter, walkPlan } from '../../../src/training/model/walk'
import { exercises, planOf, planWith, rules } from './train-by-hand'

/** Walks a plan, and returns load and repetitions of each first set. */
const walked = (program: Program, lifter: Lifter, unit: 'kg' | 'lb' = 'kg') =>
  walkPlan({ program, weeks: 8, exercises, lifter, unit })
    .filter(({ number }) => number === 1)
    .map(({ load, amount }) => (load === undefined ? `${amount}` : `${load} × ${amount}`))

const swing = planOf(
  {
    exercise: 'swing',
    amount: ['8', '8', '8-10', '8-10', '8-10', '8-10', '8-10', '8-10'],
    reserve: ['3'],
  },
  { ...rules.double, from: 3, steps: { kettlebell: '4 kg' } },
)

test('steady does what is asked: practice first, then reps, then the next bell', () => {
  expect(walked(swing, 'steady')).toEqual([
    '16 × 8',
    '16 × 8',
    '16 × 9',
    '16 × 10',
    '20 × 8',
    '20 × 9',
    '20 × 10',
    '24 × 8',
  ])
})

test('tired has one less left, and stays; misses falls below the range every third time', () => {
  expect(walked(swing, 'tired').at(-1)).toBe('16 × 8')
  const misses = walkPlan({ program: swing, weeks: 8, exercises, lifter: 'misses', unit: 'kg' })
  expect(misses.filter(({ slot }) => slot.week === 3).map(({ amount }) => amount)).toEqual([
    9, 9, 7,
  ])
  expect(misses.find(({ slot }) => slot.week === 4)?.reason).toBe('A set below 8: the same again.')
})

test('who returns after ten days gets what the plan says of a break', () => {
  const gap = { days: 10, take: '20% less' }
  const plan = { ...swing, progression: { ...swing.progression, gap } }
  // A week and ten days lie between weeks 2 and 3: 0.8 × 16 = 12.8.
  expect(walked(plan, 'returns').slice(1, 3)).toEqual(['16 × 8', '12 × 8'])
})

test('a test of the same session fills in its half', () => {
  const half = { exercise: 'push-up', sets: [2], amount: ['share'], percent: [50], of: 'test' }
  const tested = { exercise: 'push-up', sets: [1, 0], amount: ['max'], test: true }
  const plan = planWith({}, tested, half)
  const sets = walkPlan({ program: plan, weeks: 2, exercises, lifter: 'steady', unit: 'kg' })
  // The walker's test comes to 12.
  expect(sets.map(({ slot, amount }) => [slot.week, amount])).toEqual([
    [1, 12],
    [1, 6],
    [1, 6],
    [2, 6],
    [2, 6],
  ])
  expect(sets[1]?.reason).toBe('Half of your test, 12: 6.')
})
