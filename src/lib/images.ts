/** Every photograph is cut to 16:10 (the house's one treatment of pictures). */
export const IMAGE_RATIO = 16 / 10

/**
 * Widths in pixels that photographs are offered at. Neighbors are less than 1.5 times apart, so that
 * no screen gets more than 1.5 times the pixels it needs.
 */
export const IMAGE_WIDTHS = [288, 360, 440, 540, 660, 800, 980, 1200, 1480, 1800, 2200] as const

/** Returns the height in pixels of a photograph of this width. */
export const imageHeight = (width: number) => Math.round(width / IMAGE_RATIO)

/** The width and height written on every picture: they tell the browser its ratio before it arrives. */
export const IMAGE_SIZE = { width: 1600, height: 1000 }
