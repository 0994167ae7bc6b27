import { muscleAreas } from '../../src/exercises/muscle-areas'
import type { Corner } from '../../src/exercises/muscle-shapes'

const level = (y: number) => {
  const line: Corner[] = [
    [20, y],
    [40, y],
  ]
  return { middle: 50, width: 4, path: '', sides: [line] }
}
const areas = muscleAreas(
  [
    { word: 'chest', stroke: level(30) },
    { word: 'abs', stroke: level(50) },
  ],
  0,
  100,
)

/** Whether the area, made of squares, contains the point. */
const has = (area: string | undefined, x: number, y: number) =>
  [...(area ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)].some(
    ([, left, top, wide]) =>
      x >= Number(left) &&
      x < Number(left) + Number(wide) &&
      y >= Number(top) &&
      y < Number(top) + 4,
  )

test('a touch area covers the points nearest its muscle', () => {
  expect(has(areas.get('chest'), 30, 30)).toBe(true)
  expect(has(areas.get('chest'), 30, 38)).toBe(true)
  expect(has(areas.get('abs'), 30, 38)).toBe(false)
  expect(has(areas.get('abs'), 30, 42)).toBe(true)
})

test('no touch area extends far from its muscle', () => {
  for (const area of areas.values()) expect(has(area, 80, 30)).toBe(false)
})
