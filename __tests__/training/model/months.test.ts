import {
  countsByWeek,
  mondayOf,
  monthAfter,
  weeksOfMonth,
} from '../../../src/training/model/months'
import { openSession } from './open-session'

test('weeks of a month start on Monday', () => {
  // November 1, 2026 is a Sunday.
  const weeks = weeksOfMonth('2026-11')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.filter(Boolean)).toEqual(['2026-11-01'])
  expect(weeks[0]?.[6]).toBe('2026-11-01')
  expect(weeks.at(-1)).toEqual(['2026-11-30', ...Array(6).fill(undefined)])
  // February 2027 starts on a Monday and spans exactly four weeks.
  expect(weeksOfMonth('2027-02')).toHaveLength(4)
})

test('months wrap around the year in both directions', () => {
  expect(monthAfter('2026-12')).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
})

test('a week starts on Monday, across daylight saving changes', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  expect(mondayOf('2026-03-29')).toBe('2026-03-23')
})

const on = (date: string) => ({ ...openSession(), date })

test('weeks trained include rest weeks, up to a maximum', () => {
  const sessions = [on('2026-11-03'), on('2026-11-03'), on('2026-11-22')]
  expect(countsByWeek(sessions, '2026-11-23', 12)).toEqual([
    { monday: '2026-11-02', days: [0, 2, 0, 0, 0, 0, 0], sessions: 2 },
    { monday: '2026-11-09', days: [0, 0, 0, 0, 0, 0, 0], sessions: 0 },
    { monday: '2026-11-16', days: [0, 0, 0, 0, 0, 0, 1], sessions: 1 },
    { monday: '2026-11-23', days: [0, 0, 0, 0, 0, 0, 0], sessions: 0 },
  ])
  expect(countsByWeek(sessions, '2026-11-23', 2)).toHaveLength(2)
})
