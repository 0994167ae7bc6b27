/** All photographs are cropped to 16:10. */
export const IMAGE_RATIO = 16 / 10

/**
 * Photograph widths in pixels. Each is 1.4 times the one before, so that no screen gets more than
 * 1.5 times the pixels it needs.
 */
export const IMAGE_WIDTHS = [288, 400, 560, 800, 1120, 1560] as const

export const imageHeight = (width: number) => Math.round(width / IMAGE_RATIO)

/** Width and height attributes of all photographs, to reserve space in the right ratio. */
export const IMAGE_SIZE = { width: 1600, height: 1000 }
