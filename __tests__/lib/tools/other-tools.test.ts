import { clockTime, lightsOff, minutesOf } from '../../../src/lib/tools/bedtime'
import { heartRateZones, usualMaximum } from '../../../src/lib/tools/heart-rate-zones'
import { proteinFor } from '../../../src/lib/tools/protein'
import { inWords, toKilograms, toStep } from '../../../src/lib/tools/units'

describe('protein', () => {
  test('for 78 kg and muscle: 1.6 to 2 g for each, in steps of 5', () => {
    // 124.8 and 156
    expect(proteinFor(78, 'muscle', 4)).toEqual({ day: [125, 155], meal: [31, 39] })
  })

  test('for 70 kg staying fit and dieting', () => {
    expect(proteinFor(70, 'fit', 3)?.day).toEqual([85, 110])
    expect(proteinFor(70, 'diet', 3)?.day).toEqual([125, 155])
  })

  test.each([
    [0, 4],
    [-70, 4],
    [Number.NaN, 4],
    [Number.POSITIVE_INFINITY, 4],
    [70, 0],
    [70, 2.5],
  ])('for %d kg in %d meals there is none', (kilograms, meals) => {
    expect(proteinFor(kilograms, 'fit', meals)).toBeUndefined()
  })
})

describe('heart-rate zones', () => {
  test('the usual maximum at 40 is 208 - 28 = 180', () => {
    expect(usualMaximum(40)).toBe(180)
  })

  test('are shares of the maximum', () => {
    const limits = heartRateZones(180)?.map(({ from, to }) => [from, to])
    expect(limits).toEqual([
      [90, 108],
      [108, 126],
      [126, 144],
      [144, 162],
      [162, 180],
    ])
  })

  test('with a resting heart rate are shares of what lies between', () => {
    // 60 + 0.6 × 120 = 132, 60 + 0.7 × 120 = 144
    expect(heartRateZones(180, 60)?.[1]).toMatchObject({ from: 132, to: 144 })
  })

  test.each([
    [60, undefined],
    [300, undefined],
    [180, 160],
    [180, -5],
    [Number.NaN, undefined],
    [180, Number.NaN],
  ])('no heart beats %d at most and %d at rest', (maximum, resting) => {
    expect(heartRateZones(maximum, resting)).toBeUndefined()
  })
})

describe('bedtime', () => {
  test('a 6:00 alarm and 7 hours with 52 minutes awake: lights off at 10:08', () => {
    expect(clockTime(lightsOff(360, 7, 52))).toBe('10:08 PM')
  })

  test('reaches back over midnight, and stays after it', () => {
    expect(clockTime(lightsOff(9 * 60, 8, 15, 15))).toBe('12:30 AM')
    expect(clockTime(lightsOff(30, 8))).toBe('4:30 PM')
  })

  test.each([
    [0, '12:00 AM'],
    [720, '12:00 PM'],
    [1439, '11:59 PM'],
    [-1, '11:59 PM'],
    [1440, '12:00 AM'],
  ])('%i minutes after midnight is %s', (minutes, time) => {
    expect(clockTime(minutes)).toBe(time)
  })

  test.each([
    ['06:30', 390],
    ['6:30', 390],
    ['00:00', 0],
    ['23:59', 1439],
  ])('%s is %i minutes after midnight', (time, minutes) => {
    expect(minutesOf(time)).toBe(minutes)
  })

  test.each(['', '24:00', '6:60', '630', 'noon', '06:30:00'])('"%s" is no time', (time) => {
    expect(minutesOf(time)).toBeUndefined()
  })
})

describe('units', () => {
  test('100 lb are 45.36 kg', () => {
    expect(toKilograms(100, 'lb')).toBeCloseTo(45.36, 2)
    expect(toKilograms(100, 'kg')).toBe(100)
  })

  test('steps leave nothing of binary fractions behind', () => {
    expect(toStep(81.3, 2.5)).toBe(82.5)
    expect(toStep(0.1 + 0.2, 0.1)).toBe(0.3)
  })

  test('numbers are written as people write them', () => {
    expect(inWords(1234.56)).toBe('1,234.6')
    expect(inWords(82.5)).toBe('82.5')
    expect(inWords(80)).toBe('80')
    expect(inWords(1234567)).toBe('1,234,567')
    expect(inWords(2.305, 2)).toBe('2.31')
    expect(inWords(999.5, 0)).toBe('1,000')
  })
})
