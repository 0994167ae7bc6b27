import { distributeOverPages } from '../../../src/documents/pdf/sections/week-log/distribute-over-pages'

const room = { first: 80, other: 100 }

test.each([
  ['one that fits', [80], [1]],
  ['two that fit with the gap', [30, 40], [2]],
  ['two that fit but for the gap', [40, 40], [1, 1]],
  ['as many as fit on the first page, which has less room', [30, 30, 45, 45], [2, 2]],
  ['as many as fit, each with its own height', [30, 30, 30], [2, 1]],
  ['one higher than a page', [200, 50], [1, 1]],
  ['a last one that would be alone', [15, 15, 15, 60], [2, 2]],
  ['a last one that stays alone, because the two do not fit', [10, 10, 35, 60], [3, 1]],
  ['nothing', [], []],
])('distributes %s', (_what, heights, counts) => {
  expect(distributeOverPages(heights, 10, room)).toEqual(counts)
})
