import type { Glyph } from 'fontkit'
import { fontNamed, fontRuns } from './faces'
import type { TextStyle } from './text-style'

/** The glyph of every character that a font lacks. */
const MISSING = 0

/** The outline of each glyph. fontkit has one object for each glyph of a font. */
const outlines = new WeakMap<Glyph, string>()

/**
 * Returns a line of text as SVG outlines, from a point on its baseline. resvg cannot draw it as text: the
 * font's files all have one family name. Characters that no file has are left out.
 */
export function textOutlines(text: string, style: TextStyle, x: number, y: number): string {
  const { face, size, color, tracking = 0 } = style
  let shapes = ''
  let pen = 0
  for (const run of fontRuns(text, face)) {
    const { glyphs, positions } = fontNamed(run.font).layout(run.text)
    for (const [index, glyph] of glyphs.entries()) {
      if (glyph.id === MISSING) continue
      const drawing = outlines.get(glyph) ?? glyph.path.toSVG()
      outlines.set(glyph, drawing)
      if (drawing) shapes += `<path transform="translate(${pen})" d="${drawing}"/>`
      pen += (positions[index]?.xAdvance ?? 0) + tracking * 1000
    }
  }
  const scale = size / 1000
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${shapes}</g>`
}
