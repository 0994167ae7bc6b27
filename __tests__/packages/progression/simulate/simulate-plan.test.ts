import type { Program } from '../../../../packages/progression/language/program'
import { type Lifter, simulatePlan } from '../../../../packages/progression/simulate/simulate-plan'
import { slotsOf } from '../../../../packages/progression/week/slots'
import { eight, exercises, planOf, planWith, rules } from '../../../training/model/train-by-hand'

const simulated = (program: Program, lifter: Lifter = 'steady', weeks = 8) =>
  simulatePlan({ program, slots: slotsOf(program, weeks), exercises, lifter, unit: 'kg' })

/** Load and reps of each first set. */
const firstSets = (program: Program, lifter: Lifter) =>
  simulated(program, lifter)
    .filter(({ number }) => number === 1)
    .map(({ load, amount }) => `${load} × ${amount}`)

const swing = planOf(
  { exercise: 'swing', amount: eight('8', '8').map((week) => (week === '2' ? '8-10' : week)) },
  { ...rules.double, from: 3, steps: { kettlebell: '4 kg' } },
)

test('a steady lifter practices first, then adds reps, then takes the next bell', () => {
  const practice = ['16 × 8', '16 × 8']
  const raises = ['16 × 9', '16 × 10', '20 × 8', '20 × 9', '20 × 10', '24 × 8']
  expect(firstSets(swing, 'steady')).toEqual([...practice, ...raises])
})

test('a tired lifter goes a bell down, and one who misses falls short every third time', () => {
  expect(firstSets(swing, 'tired').at(-1)).toBe('12 × 8')
  const misses = simulated(swing, 'misses')
  expect(misses.filter(({ slot }) => slot.week === 3).map(({ amount }) => amount)).toEqual([
    9, 9, 7,
  ])
  expect(misses.find(({ slot }) => slot.week === 4)?.reason).toBe(
    'A set below 8: same as last time.',
  )
})

test("a lifter back after ten days gets the plan's reduced load, then the old one in two steps", () => {
  const plan = planOf({}, { ...rules.double, gap: { days: 10, take: '20% less' } })
  // Weeks 2 and 3 are a week and ten days apart: 0.8 × 40 = 32.
  expect(firstSets(plan, 'returns').slice(1, 5)).toEqual(['40 × 9', '32.5 × 8', '35 × 8', '40 × 9'])
})

test('a test sets the half load of its own session', () => {
  const half = { exercise: 'push-up', sets: 2, amount: 'share', percent: 50, of: 'test' }
  const tested = { exercise: 'push-up', sets: [1, 0], amount: 'max', test: true }
  const sets = simulated(planWith({}, tested, half), 'steady', 2)
  // The lifter scores 12 in the test.
  expect(sets.map(({ slot, amount }) => `${slot.week}: ${amount}`)).toEqual([
    '1: 12',
    '1: 6',
    '1: 6',
    '2: 6',
    '2: 6',
  ])
  expect(sets[1]?.reason).toBe('Half of your test, 12: 6.')
})

test('a percentage of a session to come marks its set, never the log', () => {
  const plan = planWith({}, { percent: 90, of: 'last time' })
  const [first, , , second] = simulated(plan, 'steady', 2)
  expect([first?.lacksBase, second?.lacksBase]).toEqual([true, false])
  expect(first?.entry.asked).not.toHaveProperty('unlogged')
})
