import { missingPiece } from '../../src/content/checks/equipment'

test.each([
  ['table', 'Adjustable dumbbells'],
  ['bench uprights', 'A bench'],
  ['box', 'Boxing gloves'],
  ['rings', 'A mattress with springs'],
  ['pull-up bar', 'A pull-up'],
  ['band', 'Husband'],
])('the words do not name a %s: “%s”', (piece, words) => {
  expect(missingPiece([piece], words)).toBe(piece)
})

test.each([
  ['dumbbell', 'Pair of dumbbells'],
  ['box', 'Two boxes'],
  ['rings', 'Gymnastic rings with straps'],
  ['pull-up bar', 'Rack with Pull-up bar'],
  ['machine', 'Machines (leg press)'],
  ['bench or chair', 'A sturdy chair, a wall'],
])('the words name a %s: “%s”', (piece, words) => {
  expect(missingPiece([piece], words)).toBeUndefined()
})
