import {
  gymPlates,
  parsePairs,
  platesFor,
  platesFromPairs,
  solvePlates,
} from '../../../src/calculators/model/plates'
import { testCases } from './test-cases'

testCases(
  'plates',
  solvePlates,
  [
    // (82.5 - 20) ÷ 2 = 31.25
    ['?weight=82.5', 'Each side: 25, 5, 1.25 kg'],
    ['?weight=20', 'The bar alone, without plates'],
    ['?weight=60', 'Each side: 20 kg'],
    // 40 a side: two plates either way, the heavier one inside
    ['?weight=100', 'Each side: 25, 15 kg'],
    ['?weight=142.5', 'Each side: 2 × 25, 10, 1.25 kg'], // 61.25
    // 1.5 a side is three times 0.5: the heaviest first would take 1.25 and miss 0.5
    ['?weight=23&smallest=0.5', 'Each side: 3 × 0.5 kg', '"total":23'],
    // 31.5 a side
    ['?weight=83', 'Each side: 25, 5, 1.25 kg', 'That makes 82.5 kg: 0.5 kg less than the target.'],
    // 2 a side
    [
      '?weight=24&smallest=2.5',
      'The bar alone, without plates',
      '20 kg: 4 kg less than the target.',
    ],
    ['?weight=40&bar=15', 'Each side: 10, 2.5 kg'],
    // 290 a side: 11 × 25 and 15
    ['?weight=600', 'Each side: 11 × 25, 15 kg', 'Check that all plates fit the bar'],
    // Collars count: (85 - 25) ÷ 2
    ['?weight=85&collars=5', 'Each side: 25, 5 kg', '"total":85'],
    ['?weight=25&collars=5', 'The bar with its collars, without plates'],
    // 25 a side from two pairs of 20, one of 10 and one of 5
    ['?weight=70&pairs=2x20+10+5', 'Each side: 20, 5 kg'],
    ['?weight=100&pairs=2x20+10+5', 'Each side: 2 × 20 kg'],
    ['?weight=60&pairs=15+10+5+20', 'Each side: 20 kg'], // 20 a side: one plate, and not 15 and 5
    // 37.5 a side: 35 at most
    ['?weight=95&pairs=20+15+10', 'Each side: 20, 15 kg', '90 kg: 5 kg less than the target.'],
    ['?weight=300&pairs=10+5', 'Each side: 10, 5 kg', '50 kg: 250 kg less than the target.'],
    // 15 a side: the heaviest first would take 10 and stop there
    ['?weight=50&pairs=10+2x7.5', 'Each side: 2 × 7.5 kg', '"total":50'],
    // Half a side of 20.5 and 21 is less than the smallest plate
    ['?weight=20.5&smallest=0.5', 'The bar alone', '20 kg: 0.5 kg less than the target.'],
    ['?weight=21', 'The bar alone', '20 kg: 1 kg less than the target.'],
    ['?weight=22.5', 'Each side: 1.25 kg'],
    ['?weight=24&smallest=0.5', 'Each side: 4 × 0.5 kg', '"total":24'], // 2 a side
    // 41.25, 17.5, 60 and 1 a side
    ['?weight=102.5', 'Each side: 25, 15, 1.25 kg', '"note":""'],
    ['?weight=50&bar=15', 'Each side: 15, 2.5 kg'],
    ['?weight=140&pairs=2x20+2x10', 'Each side: 2 × 20, 2 × 10 kg'],
    ['?weight=22&smallest=0.5', 'Each side: 2 × 0.5 kg', '"total":22'],
    // Collars of 5: 1.25 a side is a plate, half a kilogram is none
    ['?weight=27.5&collars=5', 'Each side: 1.25 kg', '"total":27.5'],
    ['?weight=26&collars=5', 'The bar with its collars', '25 kg: 1 kg less than the target.'],
    // Only 25 and only 10 and more: 50, and 22.5 of which 20 goes
    ['?weight=120&smallest=25', 'Each side: 2 × 25 kg'],
    ['?weight=65&smallest=10', 'Each side: 20 kg', '60 kg: 5 kg less than the target.'],
    // 190 a side: eight plates
    ['?weight=400', 'Each side: 7 × 25, 15 kg', '"note":""'],
    // 30 a side on a bar of 35, and nothing on one of 45
    ['?weight=95&bar=35&unit=lb', 'Each side: 25, 5 lb'],
    ['?weight=45&unit=lb', 'The bar alone, without plates'],
    // Eight plates fit, nine may not: 200 and 225 a side
    ['?weight=420', 'Each side: 8 × 25 kg', '"note":""'],
    ['?weight=470', 'Each side: 9 × 25 kg', 'Check that all plates fit the bar'],
    ['?weight=600&bar=60', 'Each side: 10 × 25, 20 kg'], // 270
    ['?weight=82.5&collars=2.5', 'Each side: 25, 5 kg'], // (82.5 - 22.5) ÷ 2
    ['?weight=60&pairs=25', 'The bar alone', '20 kg: 40 kg less than the target.'],
    ['?weight=1&bar=1', 'The bar alone, without plates', '"total":1'],
    // 639 a side: 14 × 45 = 630, then 7.5 of 9
    ['?weight=1323&unit=lb', 'Each side: 14 × 45, 5, 2.5 lb', '3 lb less than the target.'],
    // (185 - 45) ÷ 2 = 70
    ['?weight=185&unit=lb', 'Each side: 45, 25 lb'],
    ['?weight=225&unit=lb', 'Each side: 2 × 45 lb'],
    ['?weight=245&unit=lb', 'Each side: 2 × 45, 10 lb'], // 100 a side
    ['?weight=137.5&smallest=1.25&unit=lb', 'Each side: 45, 1.25 lb'], // 46.25 a side
    // 71 a side, 10.5 a side
    ['?weight=187&unit=lb', 'Each side: 45, 25 lb', '185 lb: 2 lb less than the target.'],
    ['?weight=66&unit=lb', 'Each side: 10 lb', '65 lb: 1 lb less than the target.'],
  ],
  [
    ['?weight=15', 'The bar alone weighs 20 kg.'],
    ['?weight=22&collars=5', 'The bar with its collars weighs 25 kg.'],
    ['?weight=44&unit=lb', 'The bar alone weighs 45 lb.'],
    ['?weight=600.5', 'Enter 1 to 600 kg: Target weight.'],
    ['?weight=24.5&collars=5', 'The bar with its collars weighs 25 kg.'],
    ['?weight=60&bar=60.5', 'Enter 1 to 60 kg: Bar.'],
    ['?weight=60&collars=10.5', 'Enter 0 to 10 kg: Both collars together.'],
    ['?weight=700', 'Enter 1 to 600 kg: Target weight.'],
    ['?bar=0', 'Enter 1 to 60 kg: Bar.'],
    ['?smallest=30', 'Enter 0.25 to 25 kg: Smallest plate you have.'],
  ],
)

test('every whole kilogram that 1.25 and 0.5 can make is loaded exactly', () => {
  const short = Array.from({ length: 201 }, (_, index) => index + 20).filter(
    (weight) => platesFor(weight, 20, gymPlates.kg)?.missing !== 0,
  )
  expect(short).toEqual([])
})

test('a weight far beyond any bar gets an answer at once', () => {
  const before = performance.now()
  expect(platesFor(100_000, 20, gymPlates.kg)?.total).toBe(100_000)
  expect(performance.now() - before).toBeLessThan(200)
})

test('two dozen owned pairs are combined at once', () => {
  const pairs = Array.from({ length: 24 }, (_, index) => 1.25 * (index + 1))
  const before = performance.now()
  // A side of 76.25: 30 + 28.75 + 17.5.
  expect(platesFromPairs(172.5, 20, pairs)).toMatchObject({ total: 172.5, missing: 0 })
  expect(platesFromPairs(172.5, 20, pairs)?.side).toHaveLength(3)
  expect(performance.now() - before).toBeLessThan(1000)
})

test('fractions of plates add up', () => {
  expect(platesFor(20.6, 20, [0.1])).toEqual({ side: [0.1, 0.1, 0.1], total: 20.6, missing: 0 })
})

test.each([
  // A decimal comma: alone between two numbers, before 5, 25 or 75.
  ['2,5', [2.5]],
  ['1,25', [1.25]],
  ['0,5 0,75', [0.5, 0.75]],
  ['20, 10, 2,5, 1,25', [20, 10, 2.5, 1.25]],
  ['12,5; 17,5kg', [12.5, 17.5]],
  ['2x2,5 5', [2.5, 2.5, 5]],
  // A list: with spaces, with several commas in a row, of whole tens and fives, or of other numbers.
  ['2, 5', [2, 5]],
  ['1,2,3,4,5', [1, 2, 3, 4, 5]],
  ['4,8,12', [4, 8, 12]],
  ['20,10,5,2.5', [20, 10, 5, 2.5]],
  ['20,5', [20, 5]],
  ['5,25', [5, 25]],
  ['2 x 10, 5, 2.5', [10, 10, 5, 2.5]],
])('%s are the plates %j', (list, plates) => {
  expect(parsePairs(list)).toEqual(plates)
})
