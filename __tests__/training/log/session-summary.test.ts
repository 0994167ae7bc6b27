import { nextChanges } from '../../../src/training/log/next-changes'
import { newRecords, recordsOf } from '../../../src/training/log/records'
import { sessionText } from '../../../src/training/log/session-text'
import { sessionTotals } from '../../../src/training/log/session-totals'
import { emptyState, type SessionLog } from '../../../src/training/model/log'
import { slotsOf } from '../../../src/training/model/slots'
import { amountLabel } from '../../../src/training/prescription-labels'
import { doneText } from '../../../src/training/session/set-texts'
import type { TrainingPlan } from '../../../src/training/training-plan'
import { exercises, planOf, rules, trainee } from '../model/train-by-hand'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 18, minute)).toISOString()

/** A session with sets per exercise: [load, reps, left]. */
function session(
  sets: Record<string, readonly (readonly [number | undefined, number, number?])[]>,
  fields: Partial<SessionLog> = {},
): SessionLog {
  let minute = 0
  return {
    id: 'now',
    plan: 'plan',
    planTitle: 'Plan',
    week: 1,
    session: 1,
    name: 'A',
    date: '2026-01-05',
    started: at(0),
    finished: at(59),
    changed: at(59),
    entries: Object.entries(sets).map(([exercise, done]) => ({
      line: `A / ${exercise} / 1`,
      exercise,
      title: exercise,
      asked: { sets: 3, measure: 'reps', amount: '8-12', reason: '', rest: 90, effort: '' },
      sets: done.map(([load, amount, left]) => {
        minute += 10
        return { ...(load && { load, unit: 'kg' }), amount, left, done: at(minute) }
      }),
    })),
    ...fields,
  }
}
const before = { id: 'before', started: '2026-01-01T18:00:00.000Z', date: '2026-01-01' }

test('totals count both hands for paired weights and both sides for one-sided exercises', () => {
  const library = new Map(exercises)
  const goblet = library.get('goblet')
  if (goblet) library.set('goblet', { ...goblet, pair: true })
  const row = library.get('row')
  if (row) library.set('row', { ...row, perSide: true })
  const done = session({
    press: [
      [60, 10],
      [50, 8],
    ],
    goblet: [[12, 10]],
    row: [[8, 8]],
    'push-up': [[undefined, 15]],
  })
  // 600 + 400, twice 120, and twice 64.
  expect(sessionTotals(done, library, 'kg')).toEqual(['50 minutes', '5 sets', '1,368 kg lifted'])
  const later = session({ press: [[60, 10]] }, { started: '2026-01-02T18:00:00.000Z' })
  expect(sessionTotals(later, library, 'kg')).toEqual(['1 set', '600 kg lifted'])
})

test('records compare with all earlier sessions', () => {
  const old = session({ press: [[60, 8, 0]], 'push-up': [[undefined, 12]] }, before)
  const now = session({ press: [[62.5, 7, 0]], 'push-up': [[undefined, 14]], row: [[40, 8]] })
  expect(newRecords(now, [now, old], 'kg')).toEqual([
    'press. Heaviest weight: 62.5 kg, before 60 kg',
    // 62.5 × (1 + 7 ÷ 30) = 77.1; 60 × (1 + 8 ÷ 30) = 76.
    'press. Estimated one-rep max: 77.1 kg, before 76 kg',
    'push-up. Most reps: 14, before 12',
  ])
})

test('equal results, more reps with less load, and later sessions do not affect records', () => {
  const old = session({ press: [[60, 8, 0]] }, before)
  expect(newRecords(session({ press: [[60, 8, 0]] }), [old], 'kg')).toEqual([])
  expect(newRecords(session({ press: [[20, 15]] }), [old], 'kg')).toEqual([])
  const later = session({ press: [[70, 8]] }, { id: 'later', started: '2026-02-01T18:00:00.000Z' })
  expect(newRecords(old, [later, old], 'kg')).toEqual([])
  const now = session({ press: [[62.5, 12]] })
  expect(newRecords(now, [later, now, old], 'kg')).toHaveLength(1)
})

test('a record is dated the day it was first reached', () => {
  const point = (date: string, load: number) => ({ date, load, estimate: undefined, amount: 8 })
  const points = [point('2026-01-01', 60), point('2026-01-05', 62.5), point('2026-01-09', 62.5)]
  expect(recordsOf(points, 'reps', 'kg')).toEqual([
    { label: 'Heaviest weight', value: '62.5 kg', date: '2026-01-05' },
    { label: 'Most reps', value: '8', date: '2026-01-01' },
  ])
})

test('changes for the next time show the old and the new load', () => {
  const program = planOf({}, rules.double)
  const { does, sessions } = trainee(program)
  does(60, [12, 12, 12], 2)
  does(62.5, [12, 12, 12], 2)
  const [, second] = sessions
  if (!second) throw new Error('Two sessions were done.')
  const slots = slotsOf(program, 8)
  const plan = { slots, program, exercises } as unknown as TrainingPlan
  const state = emptyState('plan')
  const now = new Date(second.started)
  const input = { program, exercises, sessions, state, unit: 'kg', bar: 20, now } as const
  expect(nextChanges(second, plan, input)).toEqual(['press: 65 kg instead of 62.5 kg'])
})

test('one minute is singular', () => {
  const [run] = session({ run: [[undefined, 1]] }).entries
  if (!run) throw new Error('One exercise was done.')
  const asked = { ...run.asked, measure: 'minutes' as const, amount: '1' }
  expect(amountLabel(asked)).toBe('1 minute')
  expect(doneText({ ...run, asked })).toBe('1 minute')
  expect(doneText({ ...run, asked, sets: [...run.sets, ...run.sets] })).toBe('1, 1 minutes')
  const points = [{ date: '2026-01-01', load: undefined, estimate: undefined, amount: 1 }]
  expect(recordsOf(points, 'minutes', 'kg')).toMatchObject([{ value: '1 minute' }])
})

test('the shared text lists sets, swaps, notes, records and changes', () => {
  const done = session(
    {
      press: [
        [60, 8, 2],
        [60, 8, 1],
      ],
      row: [],
    },
    { note: 'Slept badly' },
  )
  const [press] = done.entries
  if (press) Object.assign(press, { note: 'Grip wide', planned: 'push-up', why: 'pain' })
  const text = sessionText(done, exercises, {
    sums: ['20 minutes', '2 sets'],
    records: ['press. Heaviest weight: 60 kg, before 55 kg'],
    changes: ['press: 62.5 kg instead of 60 kg'],
  })
  expect(text).toBe(`A, Mon, Jan 5, 2026 (Plan)
20 minutes, 2 sets

press: 60 kg × 8 (2 left), 8 (1 left)
  In place of push-up: it hurt.
  Grip wide
row: not done

Records
- press. Heaviest weight: 60 kg, before 55 kg

Next time
- press: 62.5 kg instead of 60 kg

Slept badly`)
})
