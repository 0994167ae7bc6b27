import { clockText, durationText, secondsLeft } from '../../../../src/training/model/moves/clock'

describe('timers measure from a start time', () => {
  const timer = { kind: 'rest', start: 1_000_000, seconds: 90, entry: '', set: 0 } as const

  test('the remaining time survives a reload', () => {
    expect(secondsLeft(timer, { wall: 1_030_000, steady: 30_000 })).toBe(60)
    expect(secondsLeft(timer, { wall: 1_030_000, steady: 0 })).toBe(60)
    expect(secondsLeft(timer, { wall: 1_200_000, steady: 0 })).toBe(0)
  })

  test('setting the clock back does not extend a timer', () => {
    expect(secondsLeft(timer, { wall: 0, steady: 30_000 })).toBe(60)
    expect(secondsLeft(timer, { wall: 0, steady: 0 })).toBe(90)
  })

  test('durations format for clocks and sentences', () => {
    expect([clockText(125), clockText(59), clockText(0)]).toEqual(['2:05', '0:59', '0:00'])
    expect([durationText(90), durationText(120), durationText(60)]).toEqual([
      '90 seconds',
      '2 minutes',
      '60 seconds',
    ])
  })
})
