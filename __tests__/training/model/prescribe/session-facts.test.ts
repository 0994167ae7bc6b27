import type { Program } from '../../../../src/plan/model/program'
import { emptyState } from '../../../../src/training/model/log'
import {
  finishedSessions,
  relevantSessions,
} from '../../../../src/training/model/prescribe/history'
import { nextTime } from '../../../../src/training/model/prescribe/next-time'
import { missingMaxima, prescribe } from '../../../../src/training/model/prescribe/prescribe'
import { slotOf, slotsOf } from '../../../../src/training/model/slots'
import { exercises, line, planOf, rules, trainee } from '../train-by-hand'

const inputFor = (program: Program, sessions = trainee(program).sessions) => ({
  program,
  exercises,
  sessions,
  state: emptyState('plan'),
  unit: 'kg' as const,
  bar: 20,
  now: new Date('2026-01-12T18:00:00.000Z'),
})

test('a session is found by its index, even if its name repeats within a week', () => {
  const program = planOf({}, rules.double, {
    sessions: [{ name: 'A', days: [['Monday', 'Friday']], weeks: [1], lines: [line({})] }],
  })
  const slots = slotsOf(program, 1)
  expect(slotOf(slots, { week: 1, session: 2 })?.day).toBe('Friday')
})

test('the next prescription names the planned exercise, not the substitute', () => {
  const program = planOf({}, rules.double)
  const { does, sessions } = trainee(program)
  does(60, [8, 8, 8])
  const [session] = sessions
  const [entry] = session?.entries ?? []
  if (!session || !entry) throw new Error('One session was done.')
  const swapped = { ...entry, exercise: 'goblet', planned: 'press', title: 'goblet' }
  const next = nextTime(swapped, session, slotsOf(program, 8), inputFor(program, sessions))
  expect(next?.prescription).toMatchObject({ exercise: 'press', title: 'press', load: 60 })
})

describe('the first load of a new plan', () => {
  const plan = planOf({ reserve: ['2'] }, rules.double, { deloads: [2] })
  const firstLoadAfter = (...does: readonly (readonly [number, number[], number?])[]) => {
    const before = trainee(plan)
    for (const [load, amounts, left] of does) before.does(load, amounts, left)
    const other = before.sessions.map((session) => ({ ...session, plan: 'other' }))
    const [asked] = prescribe(slotsOf(plan, 8)[0] as never, inputFor(plan, other))
    return asked
  }
  test('assumes the prescribed reserve for unrated sets', () => {
    expect(firstLoadAfter([80, [8, 8, 8], 2])?.load).toBe(firstLoadAfter([80, [8, 8, 8]])?.load)
  })
  test('ignores deload weeks', () => {
    expect(firstLoadAfter([80, [8, 8, 8]], [50, [8, 8, 8]])?.load).toBe(
      firstLoadAfter([80, [8, 8, 8]])?.load,
    )
  })
  test('names its source set in the logged unit', () => {
    expect(firstLoadAfter([80, [8, 8, 8]])?.reason).toBe('Estimated from 80 kg × 8 in A.')
  })
})

test('swapping to the planned exercise itself still requires its maximum', () => {
  const program = planOf({ exercise: 'squat', percent: [70] }, rules.percent)
  const [slot] = slotsOf(program, 8)
  if (!slot) throw new Error('The plan has a session.')
  const state = { ...emptyState('plan'), swaps: { squat: 'squat' } }
  expect(missingMaxima(prescribe(slot, { ...inputFor(program), state }))).toEqual(['squat'])
})

test('prescriptions use only the sessions of the last two rounds', () => {
  const program = planOf({}, rules.double)
  const { does, sessions } = trainee(program)
  does(60, [8, 8, 8])
  does(60, [8, 8, 8])
  does(60, [8, 8, 8])
  const state = {
    ...emptyState('plan'),
    restarts: ['2026-01-06', '2026-01-13'].map((day) => ({ week: 0, at: `${day}T00:00:00.000Z` })),
  }
  const now = new Date('2027-01-01T00:00:00.000Z')
  expect(
    relevantSessions({ ...inputFor(program, sessions), state, now }).map(({ id }) => id),
  ).toEqual(finishedSessions(sessions.slice(1)).map(({ id }) => id))
})
