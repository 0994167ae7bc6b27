type Color = [red: number, green: number, blue: number]

const MAX_COLORS = 256

/** A colour as one number of 15 bits. Two that share it look the same on a glyph's edge. */
const shadeOf = ([red, green, blue]: Color) => ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)

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

  // One comparison a pixel instead of three; .slice() because the bytes may start anywhere.
  const colors = new Uint32Array(pixels.slice().buffer)
  const rows = Buffer.alloc((width + 1) * height)
  let lastColor = -1
  let lastNumber = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const color = colors[at] ?? 0
      if (color !== lastColor) {
        lastColor = color
        lastNumber = numberOf([...pixels.subarray(at * 4, at * 4 + 3)] as Color)
      }
      rows[at + y + 1] = lastNumber
    }
  }
  return { palette, rows }
}
