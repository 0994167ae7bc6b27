type Color = [red: number, green: number, blue: number]

const MAX_COLORS = 256

/** A colour as one number of 15 bits. Two that share it look the same on a glyph's edge. */
const shadeOf = ([red, green, blue]: Color) =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)

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
  const numberOf = (color: Color) => {
    const shade = shadeOf(color)
    const known = numberByShade[shade] ?? -1
    if (known >= 0) return known
    if (palette.length === MAX_COLORS) throw new Error('The picture has too many colours.')
    numberByShade[shade] = palette.length
    return palette.push(color) - 1
  }
  for (const color of exact) numberOf([...Buffer.from(color.slice(1), 'hex')] as Color)

  // One comparison a pixel instead of three. It needs bytes that start at a multiple of four.
  const bytes = pixels.byteOffset % 4 === 0 ? pixels : Uint8Array.from(pixels)
  const colors = new Uint32Array(bytes.buffer, bytes.byteOffset, width * height)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    const row = rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1))
    const end = (y + 1) * width
    for (let at = y * width; at < end; ) {
      const start = at
      const color = colors[start]
      while (at < end && colors[at] === color) at++
      const number = numberOf([...bytes.subarray(start * 4, start * 4 + 3)] as Color)
      row.fill(number, start - end + width, at - end + width)
    }
  }
  return { palette, rows }
}
