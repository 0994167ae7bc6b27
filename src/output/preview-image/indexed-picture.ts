type Color = [red: number, green: number, blue: number]

/** A rectangle of pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A picture of few colors, in which every pixel is the number of one. */
export interface IndexedPicture {
  width: number
  height: number
  palette: Color[]
  /** The number of the color that stands for a shade; -1 for shades that the picture has not. */
  numberByShade: Int16Array
  /** The rows of numbers as PNG wants them: each after a 0, for "no filter". */
  rows: Buffer
}

const MAX_COLORS = 256

/** The channels of a pixel that is read as one number: bytes in memory, the first one lowest. */
const channelsOf = (pixel: number): Color => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]

/** A color as one number of 15 bits. Two that share it look the same on a glyph's edge. */
const shadeOf = (pixel: number) =>
  ((pixel & 0xf8) << 7) | ((pixel & 0xf800) >> 6) | ((pixel & 0xf80000) >> 19)

/**
 * A picture made of RGBA pixels without transparency. Colors are taken together where they differ by
 * less than eight steps in a channel, but for the `exact` ones ('#rrggbb'). Throws when there are too many.
 */
export function indexedPicture(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
  exact: readonly string[],
): IndexedPicture {
  const picture: IndexedPicture = {
    width,
    height,
    palette: [],
    numberByShade: new Int16Array(1 << 15).fill(-1),
    rows: Buffer.alloc((width + 1) * height),
  }
  for (const color of exact) {
    numberOf(picture, Buffer.from(color.slice(1), 'hex').readUIntLE(0, 3))
  }
  paste(picture, pixels, { left: 0, top: 0, width, height })
  return picture
}

/** A copy to be drawn upon. */
export const copyOf = (picture: IndexedPicture): IndexedPicture => ({
  ...picture,
  palette: [...picture.palette],
  numberByShade: picture.numberByShade.slice(),
  rows: Buffer.from(picture.rows),
})

/**
 * Draws RGBA pixels upon a picture, but for those of the background's color ('#rrggbb'), which leave what
 * is there. Throws when the picture gets too many colors by them.
 */
export function paste(
  picture: IndexedPicture,
  pixels: Uint8Array,
  box: Box,
  background?: string,
): void {
  const { width, height } = box
  const { rows } = picture
  // Numbers of four bytes are compared in place of channels; they need a start at a multiple of four.
  const bytes = pixels.byteOffset % 4 === 0 ? pixels : Uint8Array.from(pixels)
  const colors = new Uint32Array(bytes.buffer, bytes.byteOffset, width * height)
  const clear = background ? Buffer.from(`${background.slice(1)}ff`, 'hex').readUInt32LE() : -1
  let color = -1
  let number = 0
  for (let y = 0; y < height; y++) {
    const start = (box.top + y) * (picture.width + 1) + 1 + box.left
    for (let x = 0; x < width; x++) {
      const next = colors[y * width + x] ?? 0
      if (next === clear) continue
      if (next !== color) {
        color = next
        number = numberOf(picture, color)
      }
      rows[start + x] = number
    }
  }
}

function numberOf({ palette, numberByShade }: IndexedPicture, pixel: number): number {
  const shade = shadeOf(pixel)
  const known = numberByShade[shade] ?? -1
  if (known >= 0) return known
  if (palette.length === MAX_COLORS) throw new Error('The picture has too many colors.')
  numberByShade[shade] = palette.length
  return palette.push(channelsOf(pixel)) - 1
}
