import { IMAGE_RATIO, IMAGE_SIZE, IMAGE_WIDTHS, imageHeight } from '../../src/lib/images'

test("widths rise, each less than 1.5 times the one before, and keep the site's ratio", () => {
  IMAGE_WIDTHS.forEach((width, index) => {
    const before = IMAGE_WIDTHS[index - 1] ?? width - 1
    expect(width).toBeGreaterThan(before)
    expect(width / before).toBeLessThan(1.5)
    expect(Math.abs(imageHeight(width) - width / IMAGE_RATIO)).toBeLessThanOrEqual(0.5)
    expect(Number.isInteger(imageHeight(width))).toBe(true)
  })
  expect(IMAGE_SIZE).toEqual({ width: 1600, height: imageHeight(1600) })
})
