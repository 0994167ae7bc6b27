import { completionOf, completionText, ticksFile } from '../../../src/follow-along/model/completion'
import { parseTicks } from '../../../src/follow-along/model/ticks'

const length = { weeks: 3, perWeek: 2 }
const day = '2026-11-23'

test.each([null, '', 'nonsense', '[]', '"1.1"', '7', 'null', '{"1.1":', '{"x":"2026-11-23"}'])(
  'reads %j as no progress',
  (stored) => {
    expect(parseTicks(stored)).toEqual({})
  },
)

test('keeps the valid entries of a partly invalid value', () => {
  const stored = {
    '1.1': day,
    '1.2': 3,
    '0.1': day,
    '1.9': day,
    '2.1': '<b>',
    __proto__: day,
    '100.1': day,
  }
  expect(parseTicks(JSON.stringify(stored))).toEqual({ '1.1': day })
})

test('the current week is the first with an open session', () => {
  expect(completionOf({}, length)).toEqual({ week: 1, done: 0, total: 6 })
  expect(completionOf({ '1.1': day, '1.2': day, '3.1': day }, length)).toEqual({
    week: 2,
    done: 3,
    total: 6,
  })
})

test('ignores sessions the plan no longer has', () => {
  expect(completionOf({ '1.7': day, '9.1': day }, length).done).toBe(0)
})

test('the text names the current week or completion', () => {
  const all = Object.fromEntries(
    ['1.1', '1.2', '2.1', '2.2', '3.1', '3.2'].map((key) => [key, day]),
  )
  expect(completionText(completionOf({ '1.1': day, '1.2': day }, length), length)).toBe(
    'Week 2 of 3',
  )
  expect(completionText(completionOf(all, length), length)).toBe('Plan done')
})

test('exports progress in session order', () => {
  const plan = { planId: 'full-tide', title: 'Full Tide' }
  const file = ticksFile(plan, { '10.1': day, '2.2': day, '2.1': '2026-11-24' }, length)
  expect(JSON.parse(file)).toEqual({
    plan: 'full-tide',
    title: 'Full Tide',
    weeks: 3,
    sessionsPerWeek: 2,
    sessions: [
      { week: 2, session: 1, done: '2026-11-24' },
      { week: 2, session: 2, done: day },
      { week: 10, session: 1, done: day },
    ],
  })
})
