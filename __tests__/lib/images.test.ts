import { IMAGE_RATIO, IMAGE_SIZE, IMAGE_WIDTHS, imageHeight } from '../../src/lib/images'

test('widths rise, each less than 1.5 times the one before', () => {
  IMAGE_WIDTHS.slice(1).forEach((width, index) => {
    const before = IMAGE_WIDTHS[index] ?? 0
    expect(width).toBeGreaterThan(before)
    expect(width / before).toBeLessThan(1.5)
  })
})

test("every size keeps the site's ratio to the pixel", () => {
  expect(imageHeight(1600)).toBe(1000)
  for (const width of IMAGE_WIDTHS) {
    expect(Math.abs(imageHeight(width) - width / IMAGE_RATIO)).toBeLessThanOrEqual(0.5)
    expect(Number.isInteger(imageHeight(width))).toBe(true)
  }
  expect(IMAGE_SIZE.width / IMAGE_SIZE.height).toBe(IMAGE_RATIO)
})
