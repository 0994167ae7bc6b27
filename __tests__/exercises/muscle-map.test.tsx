import { render, screen } from '@testing-library/react'
import { MuscleMap } from '../../src/exercises/muscle-map'

/** Whether the tap area of a muscle, made of squares, contains a point. */
function isTapped(muscle: string, x: number, y: number): boolean {
  const area = screen.getByRole('link', { name: muscle }).querySelector('.muscle-area')
  const rows = [...(area?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)]
  return rows.some(
    ([, left, top, wide]) =>
      x >= Number(left) &&
      x < Number(left) + Number(wide) &&
      y >= Number(top) &&
      y < Number(top) + 4,
  )
}

test('a tap hits the nearest muscle, and none far from all', () => {
  render(
    <MuscleMap
      muscles={[
        { word: 'chest', count: 1 },
        { word: 'abs', count: 2 },
      ]}
    />,
  )
  // The chest ends at a height of 44, the abs begin at 48, both 4 to 10 from the midline at 50.
  const [chest, abs] = ['Chest, 1 exercise', 'Abs, 2 exercises']
  expect(isTapped(chest, 58, 39)).toBe(true)
  expect(isTapped(abs, 54, 60)).toBe(true)
  expect(isTapped(chest, 54, 60)).toBe(false)
  expect(isTapped(chest, 80, 120) || isTapped(abs, 80, 120)).toBe(false)
})
