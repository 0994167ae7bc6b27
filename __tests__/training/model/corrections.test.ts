import {
  type Correction,
  type CorrectionMove,
  correctSession,
  undoableCorrection,
} from '../../../src/training/model/corrections'
import type { SessionLog } from '../../../src/training/model/log'
import { done, doneIn, load, open, openSession, PLANK, PRESS, START } from './open-session'

/** A finished session: presses of 8 and 8 reps, on January 5, 2026. */
function finished(): SessionLog {
  const { do: move, session } = open()
  move(done(PRESS, 0), done(PRESS, 1), { type: 'finished' })
  return session()
}

function correct(session: SessionLog, move: CorrectionMove): Correction {
  const correction = correctSession(session, move)
  if (!correction) throw new Error('This corrects something.')
  return correction
}
const after = (session: SessionLog, move: CorrectionMove) =>
  correct(session, move).after as SessionLog

test('correcting a load in a finished session returns a labeled correction', () => {
  const session = finished()
  const correction = correct(session, load(PRESS, 0, 62.5))
  expect(correction.label).toBe('the weight of press, set 1')
  expect(correction.after?.entries[0]?.sets[0]?.load).toBe(62.5)
  expect(correction.after?.finished).toBe(session.finished)
  expect(correction.before).toBe(session)
})

test.each<CorrectionMove>([
  { type: 'typed amount', entry: PRESS, set: 0, value: undefined },
  { type: 'noted', note: '' },
  ...['2026-01-05', '2026-13-45', '2026-02-30', '', 'yesterday'].map(
    (date) => ({ type: 'dated', date }) as const,
  ),
])('what changes nothing is not a correction: %j', (move) => {
  expect(correctSession(finished(), move)).toBeUndefined()
})

test("a set added to a past session gets that session's time", () => {
  const session = finished()
  const added = after(session, done(PRESS, 2))
  expect(doneIn(added)[0]).toBe('press 8 8 8')
  const at = Date.parse(added.entries[0]?.sets[2]?.done ?? '')
  expect(at - START).toBeLessThan(60_000)
  expect(added.timer).toBeUndefined()
})

test('undoing a set of a finished session removes its completion mark', () => {
  expect(doneIn(after(finished(), { type: 'undone', entry: PRESS, set: 1 }))[0]).toBe('press 8 . .')
})

test('redating a session shifts all its timestamps and keeps the time of day', () => {
  const session = finished()
  const moved = after(session, { type: 'dated', date: '2025-12-31' })
  expect(moved.date).toBe('2025-12-31')
  const shift = 5 * 86_400_000
  const moments = ({ started, finished = '', entries }: SessionLog) =>
    [started, finished, entries[0]?.sets[0]?.done ?? ''].map(Date.parse)
  expect(moments(moved)).toEqual(moments(session).map((moment) => moment - shift))
  expect(after(openSession(), { type: 'dated', date: '2025-12-31' }).finished).toBeUndefined()
})

test('corrections undo one at a time, including a deletion', () => {
  const session = finished()
  const one = correct(session, load(PRESS, 0, 62.5))
  const two = correct(one.after as SessionLog, { type: 'deleted' })
  expect(undoableCorrection([one, two], new Map())).toBe(two)
  expect(undoableCorrection([one], new Map([[session.id, two.before]]))).toBe(one)
  expect(undoableCorrection([], new Map([[session.id, session]]))).toBeUndefined()
})

test('a correction cannot be undone after further training', () => {
  const correction = correct(finished(), load(PRESS, 0, 62.5))
  const history = [correction]
  const stored = { ...(correction.after as SessionLog), changed: '2026-02-01T00:00:00.000Z' }
  expect(undoableCorrection(history, new Map([[stored.id, stored]]))).toBe(correction)
  const { do: move, session } = open(stored)
  move({ type: 'reopened' }, done(PLANK, 0), { type: 'finished' })
  expect(undoableCorrection(history, new Map([[stored.id, session()]]))).toBeUndefined()
})
