import { nextTimes } from '../../../packages/progression/next/next-time'
import { findExercise } from '../../../packages/progression/record/exercises'
import type { Entry, SessionLog, SetLog } from '../../../packages/progression/record/log'
import { slotsOf } from '../../../packages/progression/week/slots'
import { type Lift, liftsOf, newRecords, recordsOf } from '../../../src/training/log/lifts'
import { nextChanges } from '../../../src/training/log/next-changes'
import { sessionText, sessionTotals } from '../../../src/training/log/session-text'
import { amountLabel } from '../../../src/training/prescription-labels'
import { doneText } from '../../../src/training/session/set-texts'
import { openSession } from '../model/open-session'
import { exercises, inputOf, planOf, rules, trainee } from '../model/train-by-hand'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 18, minute)).toISOString()

const set = (load: number | undefined, amount: number, left?: number): SetLog => ({
  ...(load && { load, unit: 'kg' }),
  amount,
  left,
})

/** A session with sets per exercise, done ten minutes apart. */
function session(sets: Record<string, SetLog[]>, fields: Partial<SessionLog> = {}): SessionLog {
  const base = openSession()
  const [press] = base.entries as [Entry]
  let minute = 0
  const entries = Object.entries(sets).map(([exercise, logged]) => ({
    ...press,
    exercise,
    title: exercise,
    sets: logged.map((done) => {
      minute += 10
      return { ...done, done: at(minute) }
    }),
  }))
  return { ...base, id: 'now', started: at(0), finished: at(59), entries, ...fields }
}
const before = { id: 'before', started: '2026-01-01T18:00:00.000Z', date: '2026-01-01' }

test('totals count both hands for paired weights and both sides for one-sided exercises', () => {
  const library = new Map(exercises)
  library.set('goblet', { ...findExercise(exercises, 'goblet'), pair: true })
  library.set('row', { ...findExercise(exercises, 'row'), perSide: true })
  const done = session({
    press: [set(60, 10), set(50, 8)],
    goblet: [set(12, 10)],
    row: [set(8, 8)],
    'push-up': [set(undefined, 15)],
  })
  // 600 + 400, twice 120, and twice 64.
  expect(sessionTotals(done, library, 'kg')).toEqual(['50 minutes', '5 sets', '1,368 kg lifted'])
  const later = session({ press: [set(60, 10)] }, { started: '2026-01-02T18:00:00.000Z' })
  expect(sessionTotals(later, library, 'kg')).toEqual(['1 set', '600 kg lifted'])
})

test('an exercise logged in two measures is two lifts, which say their measure', () => {
  const inSeconds = session({ plank: [set(undefined, 60)] }, before)
  const [plank] = inSeconds.entries as [Entry]
  const seconds = { ...plank, asked: { ...plank.asked, measure: 'seconds' } as const }
  const earlier = { ...inSeconds, entries: [seconds] }
  const inReps = session({ plank: [set(undefined, 12)] })
  const lifts = liftsOf([inReps, earlier], 'kg')
  expect(lifts.map(({ title }) => title)).toEqual(['plank (seconds)', 'plank (reps)'])
  expect(lifts.map(({ points }) => points.map(({ amount }) => amount))).toEqual([[60], [12]])
  expect(newRecords(inReps, [inReps, earlier], 'kg')).toEqual([])
})

test('less help is the record of an assisted exercise, and help gives no one-rep max', () => {
  const helped = (help: number, amount: number): SetLog => ({ help, unit: 'kg', amount })
  const old = session({ 'pull-up': [helped(45, 8), helped(40, 8)] }, before)
  const now = session({ 'pull-up': [helped(35, 6), helped(40, 9)] })
  expect(newRecords(now, [now, old], 'kg')).toEqual(['pull-up. Least help: 35 kg (was 40 kg)'])
  const more = session({ 'pull-up': [helped(45, 12)] })
  expect(newRecords(more, [more, old], 'kg')).toEqual([])
  const [lift] = liftsOf([now, old], 'kg') as [Lift]
  expect(recordsOf(lift, 'kg').map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Least help: 35 kg',
    'Most reps: 9',
  ])
})

test('records compare with all earlier sessions', () => {
  const old = session({ press: [set(60, 8, 0)], 'push-up': [set(undefined, 12)] }, before)
  const now = session({
    press: [set(62.5, 7, 0)],
    'push-up': [set(undefined, 14)],
    row: [set(40, 8)],
  })
  expect(newRecords(now, [now, old], 'kg')).toEqual([
    'press. Heaviest weight: 62.5 kg (was 60 kg)',
    // 62.5 × (1 + 7 ÷ 30) = 77.1; 60 × (1 + 8 ÷ 30) = 76.
    'press. Estimated one-rep max: 77.1 kg (was 76 kg)',
    'push-up. Most reps: 14 (was 12)',
  ])
})

test('equal results, more reps with less load, and later sessions do not affect records', () => {
  const old = session({ press: [set(60, 8, 0)] }, before)
  expect(newRecords(session({ press: [set(60, 8, 0)] }), [old], 'kg')).toEqual([])
  expect(newRecords(session({ press: [set(20, 15)] }), [old], 'kg')).toEqual([])
  const later = session(
    { press: [set(70, 8)] },
    { id: 'later', started: '2026-02-01T18:00:00.000Z' },
  )
  expect(newRecords(old, [later, old], 'kg')).toEqual([])
  const now = session({ press: [set(62.5, 12)] })
  expect(newRecords(now, [later, now, old], 'kg')).toHaveLength(1)
})

const lift = (measure: Lift['measure'], ...loads: (number | undefined)[]): Lift => ({
  exercise: 'press',
  title: 'press',
  measure,
  points: loads.map((load, day) => ({
    date: `2026-01-0${day + 1}`,
    load,
    estimate: undefined,
    amount: 1,
  })),
})

test('a record is dated the day it was first reached', () => {
  expect(recordsOf(lift('reps', 60, 62.5, 62.5), 'kg')).toMatchObject([
    { label: 'Heaviest weight', text: '62.5 kg', date: '2026-01-02' },
    { label: 'Most reps', text: '1', date: '2026-01-01' },
  ])
})

test('changes for the next time show the old and the new load', () => {
  const program = planOf({}, rules.double)
  const { does, sessions } = trainee(program)
  does(60, [12, 12, 12], 2)
  does(62.5, [12, 12, 12], 2)
  const [, second] = sessions as [SessionLog, SessionLog]
  const input = inputOf(program, sessions, { now: new Date(second.started) })
  const next = nextTimes(second, slotsOf(program, 8), input)
  expect(nextChanges(second, next, exercises)).toEqual(['press: 65 kg instead of 62.5 kg'])
})

test('a first time, whose weight the trainee chose, changes nothing where the weight stays', () => {
  const program = planOf({}, rules.double)
  const { does, sessions } = trainee(program)
  does(60, [8, 8, 8], 2)
  const [first] = sessions as [SessionLog]
  const [entry] = first.entries as [Entry]
  const { load: _load, unit: _unit, ...asked } = entry.asked
  const chosen = { ...first, entries: [{ ...entry, asked }] }
  const again = [
    { prescription: { ...entry.asked, exercise: entry.exercise, load: 60, unit: 'kg' } },
  ] as never
  expect(nextChanges(chosen, again, exercises)).toEqual([])
})

test('one minute is singular', () => {
  const [run] = session({ run: [set(undefined, 1)] }).entries as [Entry]
  const asked = { ...run.asked, measure: 'minutes' as const, amount: '1' }
  expect(amountLabel(asked)).toBe('1 minute')
  expect(doneText({ ...run, asked })).toBe('1 minute')
  expect(doneText({ ...run, asked, sets: [...run.sets, ...run.sets] })).toBe('1, 1 minutes')
  expect(recordsOf(lift('minutes', undefined), 'kg')).toMatchObject([{ text: '1 minute' }])
})

test('the shared text lists sets, swaps, notes, records and changes', () => {
  const sets = [set(60, 8, 2), set(60, 8, 1)]
  const done = session({ press: sets, row: [] }, { note: 'Slept badly' })
  Object.assign(done.entries[0] ?? {}, { note: 'Grip wide', planned: 'push-up', why: 'pain' })
  const text = sessionText(done, exercises, 'kg', {
    records: ['press. Heaviest weight: 60 kg (was 55 kg)'],
    changes: ['press: 62.5 kg instead of 60 kg'],
  })
  expect(text).toBe(`A, Mon, Jan 5, 2026 (Plan)
20 minutes, 2 sets, 960 kg lifted

press: 60 kg × 8 (2 left), 8 (1 left)
  In place of push-up: it hurt.
  Grip wide
row: not done

Records
- press. Heaviest weight: 60 kg (was 55 kg)

Next time
- press: 62.5 kg instead of 60 kg

Slept badly`)
})
