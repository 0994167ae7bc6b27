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
    '1.0': day,
    '2.1': '<b>',
    __proto__: day,
    '100.1': day,
  }
  expect(parseTicks(JSON.stringify(stored))).toEqual({ '1.1': day })
})

test.each([
  ['', 1, 0, 'Week 1 of 3'],
  ['1.1 1.2 3.1', 2, 3, 'Week 2 of 3'],
  ['1.1 1.2 2.1 2.2 3.1 3.2', undefined, 6, 'Plan done'],
  // Sessions that the plan no longer has.
  ['1.7 9.1', 1, 0, 'Week 1 of 3'],
])('the current week is the first with an open session; done are: %s', (keys, week, done, text) => {
  const ticks = Object.fromEntries(keys.split(' ').map((key) => [key, day]))
  const completion = completionOf(ticks, length)
  expect(completion).toEqual({ week, done, total: 6 })
  expect(completionText(completion, length)).toBe(text)
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
