import type { SessionLog } from '../../../packages/progression/record/log'
import { lastCorrection } from '../../../src/training/log/corrections'
import type { SessionMove } from '../../../src/training/model/moves/session-action'
import { moveToDate } from '../../../src/training/model/moves/session-times'
import { done, doneIn, load, open, openSession, PLANK, PRESS, undo } from '../model/open-session'

/** A log with a finished session: presses of 8 and 8 reps, on January 5, 2026. */
function finished() {
  const path = open()
  path.do(done(PRESS, 0), done(PRESS, 1), { type: 'finished' })
  return { ...path, last: () => lastCorrection(path.log().undoSteps) }
}
const redate = (date: string) => ({ type: 'date changed', date }) satisfies SessionMove
const deletion = { type: 'remove', session: 'open' } as const

test('a correction of a finished session is a step that undo reverts', () => {
  const { session, last, do: move } = finished()
  const before = session()
  expect(last()).toBeUndefined()
  move(load(PRESS, 0, 62.5))
  expect(last()).toMatchObject({ label: 'the weight of press, set 1', session: before })
  expect(session().entries[0]?.sets[0]?.load).toBe(62.5)
  expect(session().finished).toBe(before.finished)
  expect(doneIn(move({ type: 'undone', entry: PRESS, set: 1 }))[0]).toBe('press 8 . .')
  move(undo, undo)
  expect(session().entries).toEqual(before.entries)
  expect(last()).toBeUndefined()
})

test.each<SessionMove>([
  { type: 'typed amount', entry: PRESS, set: 0, value: undefined },
  { type: 'noted', note: '' },
  { type: 'finished' },
  ...['2026-01-05', '2026-13-45', '2026-02-30', '', 'yesterday'].map(redate),
])('what changes nothing is not a correction: %j', (move) => {
  const path = finished()
  const before = path.session()
  expect(path.do(move)).toBe(before)
})

test('redating a session shifts all its timestamps and keeps the time of day', () => {
  const { session, do: move } = finished()
  const before = session()
  const moved = move(redate('2025-12-31'))
  expect(moved.date).toBe('2025-12-31')
  const shift = 5 * 86_400_000
  const moments = ({ started, finished = '', entries }: SessionLog) =>
    [started, finished, entries[0]?.sets[0]?.done ?? ''].map(Date.parse)
  expect(moments(moved)).toEqual(moments(before).map((moment) => moment - shift))
  expect(moveToDate(openSession(), '2025-12-31').finished).toBeUndefined()
})

test('corrections undo one at a time, including a deletion', () => {
  const { session, last, act, do: move } = finished()
  move(load(PRESS, 0, 62.5))
  const corrected = session()
  act(deletion)
  expect(session()).toBeUndefined()
  expect(last()?.session).toBe(corrected)
  expect(move(undo).entries).toEqual(corrected.entries)
  expect(move(undo).entries[0]?.sets[0]?.load).toBe(60)
})

test('a deletion cannot be undone once the plan is erased', () => {
  const { session, last, act, do: move } = finished()
  act(deletion)
  act({ type: 'erase', plan: 'plan' })
  expect(last()).toBeUndefined()
  move(undo)
  expect(session()).toBeUndefined()
})

test('a correction cannot be undone after further training', () => {
  const { last, do: move } = finished()
  move(load(PRESS, 0, 62.5), { type: 'reopened' })
  expect(move(undo).finished).toBeUndefined()
  move(done(PLANK, 0), { type: 'finished' })
  expect(last()).toBeUndefined()
})
