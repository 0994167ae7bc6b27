type Color = [red: number, green: number, blue: number]

const MAX_COLORS = 256

/** The channels of a pixel that is read as one number: bytes in memory, the first one lowest. */
const channelsOf = (pixel: number): Color => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]

/** A colour as one number of 15 bits. Two that share it look the same on a glyph's edge. */
const shadeOf = (pixel: number) =>
  ((pixel & 0xf8) << 7) | ((pixel & 0xf800) >> 6) | ((pixel & 0xf80000) >> 19)

/**
 * Numbers the colours of a picture. Takes RGBA pixels without transparency, and the colours that must
 * stay exact as '#rrggbb'; others are taken together where they differ by less than eight steps in a
 * channel. Gives the palette, and the rows of numbers as PNG wants them: each after a 0, for "no filter".
 */
export function numberColors(
  pixels: Uint8Array,
  width: number,
  height: number,
  exact: readonly string[],
): { palette: Color[]; rows: Buffer } {
  const palette: Color[] = []
  const numberByShade = new Int16Array(1 << 15).fill(-1)
  const numberOf = (pixel: number) => {
    const shade = shadeOf(pixel)
    const known = numberByShade[shade] ?? -1
    if (known >= 0) return known
    if (palette.length === MAX_COLORS) throw new Error('The picture has too many colours.')
    numberByShade[shade] = palette.length
    return palette.push(channelsOf(pixel)) - 1
  }
  for (const color of exact) numberOf(Buffer.from(color.slice(1), 'hex').readUIntLE(0, 3))

  // Numbers of four bytes are compared in place of channels; they need a start at a multiple of four.
  const bytes = pixels.byteOffset % 4 === 0 ? pixels : Uint8Array.from(pixels)
  const colors = new Uint32Array(bytes.buffer, bytes.byteOffset, width * height)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    const start = y * (width + 1) + 1
    if (y > 0 && isLikeRowAbove(bytes, y, width * 4)) {
      rows.copyWithin(start, start - width - 1, start - 1)
      continue
    }
    let color = -1
    let number = 0
    for (let x = 0; x < width; x++) {
      const next = colors[y * width + x] ?? 0
      if (next !== color) {
        color = next
        number = numberOf(color)
      }
      rows[start + x] = number
    }
  }
  return { palette, rows }
}

/** Most rows of a drawing are the same as the one above: comparing takes less than numbering. */
const isLikeRowAbove = (bytes: Uint8Array, y: number, rowLength: number) =>
  Buffer.compare(
    bytes.subarray((y - 1) * rowLength, y * rowLength),
    bytes.subarray(y * rowLength, (y + 1) * rowLength),
  ) === 0
