import { isMissed } from '../../../src/training/model/missed-day'

// Friday, November 20, 2026.
const FRIDAY = '2026-11-20'

test.each([
  ['Monday', FRIDAY, '2026-11-22', false],
  ['Monday', FRIDAY, '2026-11-23', false],
  ['Monday', FRIDAY, '2026-11-25', true],
  ['Friday', FRIDAY, '2026-11-27', false],
  ['Friday', FRIDAY, '2026-11-28', true],
  ['Sunday', FRIDAY, '2026-11-22', false],
  ['Sunday', FRIDAY, '2026-11-23', true],
  ['Every day', FRIDAY, '2026-12-24', false],
])("a %s's session after %s is missed on %s: %s", (weekday, last, today, missed) => {
  expect(isMissed(weekday, last, today)).toBe(missed)
})
