import * as change from '../../../src/lib/training/changes'
import type { SessionLog } from '../../../src/lib/training/log'
import { planOf, trainee } from './train-by-hand'

const now = new Date('2026-01-05T18:05:00.000Z')

function open(): SessionLog {
  const { does, sessions } = trainee(planOf({}, 'double'))
  does(60, [8, 8, 8])
  const [session] = sessions
  if (!session) throw new Error('One session was done.')
  return {
    ...session,
    finished: undefined,
    entries: session.entries.map((entry) => ({
      ...entry,
      sets: entry.sets.map(({ done: _, ...set }) => set),
    })),
  }
}
const sets = (session: SessionLog) => session.entries[0]?.sets ?? []

test('a weight that is changed goes on to the sets after it; done sets keep theirs', () => {
  const done = change.completeSet(0, 0, 8, now)(open())
  const changed = change.changeSet(0, 1, { load: 65, unit: 'kg' })(done)
  expect(sets(changed).map(({ load }) => load)).toEqual([60, 65, 65])
})

test('done and taken back; what was left in reserve goes with it', () => {
  const done = change.changes(change.completeSet(0, 0, 9, now), change.noteLeft(0, 0, 2))(open())
  expect(sets(done)[0]).toMatchObject({ amount: 9, left: 2, done: now.toISOString() })
  const back = change.reopenSet(0, 0)(done)
  expect(sets(back)[0]).toEqual({ amount: 9, load: 60, unit: 'kg' })
})

test('a set more, a set less; done sets are never dropped', () => {
  expect(sets(change.addSet(0)(open()))).toHaveLength(4)
  const done = change.completeSet(0, 2, 8, now)(open())
  const dropped = change.changes(change.dropSet(0), change.dropSet(0), change.dropSet(0))(done)
  expect(sets(dropped)).toEqual([expect.objectContaining({ done: now.toISOString() })])
})

test('another exercise takes the open sets over, the done ones stay what they were', () => {
  const session = change.completeSet(0, 0, 8, now)(open())
  const [by] = session.entries
  if (!by) throw new Error('The session has an exercise.')
  const swapped = change.swapEntry(0, { ...by, exercise: 'dip', sets: [{}, {}, {}] })(session)
  expect(swapped.entries.map(({ exercise, sets }) => [exercise, sets.length])).toEqual([
    ['press', 1],
    ['dip', 2],
  ])
})

test('notes that are emptied are gone; an end can be taken back', () => {
  expect(change.noteSession('')(change.noteSession('Slept badly')(open())).note).toBeUndefined()
  const ended = change.finishSession(now)(open())
  expect(ended.finished).toBe(now.toISOString())
  expect(change.finishSession(undefined)(ended).finished).toBeUndefined()
})

test('a change to what is not there changes nothing', () => {
  expect(change.completeSet(7, 9, 8, now)(open()).entries).toEqual(open().entries)
  expect(change.swapEntry(7, {} as never)(open())).toEqual(open())
})
