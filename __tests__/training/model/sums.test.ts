import { type Loading, loadBelow, nearestLoad, raisedLoad } from '../../../src/training/model/loads'
import { clockText, durationText, secondsLeft } from '../../../src/training/model/rest'

describe('loads that there are', () => {
  const most = Number.POSITIVE_INFINITY
  const bar: Loading = {
    kind: 'barbell',
    unit: 'kg',
    bar: 20,
    step: 2.5,
    raise: 2.5,
    least: 20,
    most,
  }
  const pairs: Loading = { kind: 'dumbbell', unit: 'kg', bar: 0, step: 2, raise: 2, least: 2, most }

  test('nearest and below, never under the bar', () => {
    expect(nearestLoad(61.25, bar)).toBe(60)
    expect(nearestLoad(61.3, bar)).toBe(62.5)
    expect(nearestLoad(3, bar)).toBe(20)
    expect(loadBelow(62.4, bar)).toBe(60)
    expect(loadBelow(1, pairs)).toBe(2)
  })

  test('a bar of 15 kg makes other weights', () => {
    expect(nearestLoad(61, { ...bar, bar: 15, least: 15 })).toBe(60)
    expect(nearestLoad(24, { ...bar, bar: 7, least: 7 })).toBe(24.5)
  })

  test('a raise always raises, and a step down always takes off', () => {
    expect(raisedLoad(9, pairs)).toBe(10)
    expect(raisedLoad(60, bar, 2)).toBe(65)
    expect(raisedLoad(60, bar, -1)).toBe(57.5)
    expect(raisedLoad(20, bar, -1)).toBe(20)
    expect(raisedLoad(60, bar, 0)).toBe(60)
  })
})

describe('timers count from a moment, not in ticks', () => {
  const timer = { kind: 'rest', start: 1_000_000, seconds: 90, entry: '', set: 0 } as const

  test('what is left after a while, and after a reload', () => {
    expect(secondsLeft(timer, { wall: 1_030_000, steady: 30_000 })).toBe(60)
    expect(secondsLeft(timer, { wall: 1_030_000, steady: 0 })).toBe(60)
    expect(secondsLeft(timer, { wall: 1_200_000, steady: 0 })).toBe(0)
  })

  test('a clock that is set back does not make it longer', () => {
    expect(secondsLeft(timer, { wall: 0, steady: 30_000 })).toBe(60)
    expect(secondsLeft(timer, { wall: 0, steady: 0 })).toBe(90)
  })

  test('in words and on the clock', () => {
    expect([clockText(125), clockText(59), clockText(0)]).toEqual(['2:05', '0:59', '0:00'])
    expect([durationText(90), durationText(120), durationText(60)]).toEqual([
      '90 seconds',
      '2 minutes',
      '60 seconds',
    ])
  })
})
