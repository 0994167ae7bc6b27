import { finishedSessions, relevantSessions } from '../../../../packages/progression/next/history'
import { missingMaxima, prescribe } from '../../../../packages/progression/next/prescribe'
import { emptyState } from '../../../../packages/progression/record/plan-state'
import { type Slot, slotOf, slotsOf } from '../../../../packages/progression/week/slots'
import { inputOf, line, planOf, rules, trainee } from '../../../training/model/train-by-hand'

const program = planOf({}, rules.double, { deloads: [2] })
const [slot] = slotsOf(program, 8) as [Slot]
const now = new Date('2026-01-12T18:00:00.000Z')

test('a session is found by its index, even if its name repeats within a week', () => {
  const twice = { name: 'A', days: [['Monday', 'Friday']], weeks: [1], lines: [line({})] }
  const slots = slotsOf(planOf({}, rules.double, { sessions: [twice] }), 1)
  expect(slotOf(slots, { week: 1, session: 2 })?.day).toBe('Friday')
})

test.each([
  ['unrated sets count with the prescribed reserve', [[80]]],
  ['rated sets count with theirs', [[80, 2]]],
  ['deload weeks do not count', [[80], [50]]],
] as const)('the first load of a new plan is estimated from another: %s', (_, weeks) => {
  const { does, sessions } = trainee(program)
  for (const [load, left] of weeks) does(load, [8, 8, 8], left)
  const other = sessions.map((session) => ({ ...session, plan: 'other' }))
  // Epley: 80 × (1 + 10 ÷ 30) ÷ (1 + 10 ÷ 30) = 80
  const asked = { load: 80, reason: 'Estimated from 80 kg × 8 in A.' }
  expect(prescribe(slot, inputOf(program, other, { now }))).toMatchObject([asked])
})

test('swapping to the planned exercise itself still requires its maximum', () => {
  const squats = planOf({ exercise: 'squat', percent: 70 }, rules.percent)
  const [first] = slotsOf(squats, 8) as [Slot]
  const state = { ...emptyState('plan'), swaps: { squat: 'squat' } }
  expect(missingMaxima(prescribe(first, inputOf(squats, [], { state })))).toEqual(['squat'])
})

test('prescriptions use only the sessions of the last two rounds', () => {
  const { does, sessions } = trainee(program)
  for (const load of [60, 60, 60]) does(load, [8, 8, 8])
  const restarts = ['2026-01-06', '2026-01-13'].map((day) => ({ week: 0, at: `${day}T00:00:00Z` }))
  const state = { ...emptyState('plan'), restarts }
  const input = inputOf(program, sessions, { state, now: new Date('2027-01-01T00:00:00Z') })
  expect(relevantSessions(input)).toEqual(finishedSessions(sessions.slice(1)))
})
