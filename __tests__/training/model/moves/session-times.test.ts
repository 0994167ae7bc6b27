import type { WrittenProgression } from '../../../../packages/progression/language/progression-grammar'
import { breakText } from '../../../../packages/progression/words/break-words'
import {
  dayTrained,
  isAbandoned,
  lastTrained,
} from '../../../../src/training/model/moves/session-times'
import { openSession } from '../open-session'
import { planOf } from '../train-by-hand'

const doneAt = (...moments: string[]) => {
  const session = openSession()
  const [entry] = session.entries
  if (!entry) throw new Error('The session has an exercise.')
  return { ...session, entries: [{ ...entry, sets: moments.map((done) => ({ done })) }] }
}

test('a session is abandoned four hours after its last change', () => {
  const changed = '2026-11-22T10:00:00.000Z'
  expect(isAbandoned({ changed }, Date.parse('2026-11-22T13:59:00Z'))).toBe(false)
  expect(isAbandoned({ changed }, Date.parse('2026-11-22T14:00:00Z'))).toBe(true)
})

test('a session is dated by the day with most of its sets', () => {
  expect(dayTrained({ ...openSession(), date: '2026-11-22' })).toBe('2026-11-22')
  const [first, second, third] = [
    '2026-11-22T12:00:00Z',
    '2026-11-24T12:00:00Z',
    '2026-11-24T12:05:00Z',
  ]
  expect(dayTrained(doneAt(first, second))).toBe('2026-11-22')
  expect(dayTrained(doneAt(first, second, third))).toBe('2026-11-24')
  expect(lastTrained(doneAt(third, first))).toBe(third)
})

test("the break text states the plan's rule and whether it applies", () => {
  const plan = (gap?: WrittenProgression['gap']) => planOf({}, { gap })
  expect(breakText(plan(), 9)).toBe(
    "The plan's rule: after 10 days without a session, 10% less once, two sets fewer in the first session; after 4 weeks, start again at week 1. Your break was shorter, so continue as planned.",
  )
  expect(breakText(plan(), 10)).toContain('accounts for it')
  expect(breakText(plan({ days: 14, take: 'the week again' }), 20)).toBe(
    "The plan's rule: after 14 days without a session, the week again, 10% less once, two sets fewer in the first session; after 4 weeks, start again at week 1.",
  )
})
