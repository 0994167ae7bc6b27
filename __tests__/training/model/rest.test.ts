import { clockText, durationText, secondsLeft } from '../../../src/training/model/rest'

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
