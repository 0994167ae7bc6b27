import type { Glyph } from 'fontkit'
import { fontByName, fontRuns } from './faces'
import type { TextStyle } from './text-style'

/** Glyph id of missing characters. */
const MISSING = 0

/** SVG path by glyph. fontkit keeps one object per glyph and font. */
const outlines = new WeakMap<Glyph, string>()

/**
 * Draws a line of text as SVG outlines, from a point on its baseline. Skips missing characters. resvg can't
 * render it as text, because all font files share one family name.
 */
export function textOutlines(text: string, style: TextStyle, x: number, y: number): string {
  const { face, size, color, tracking = 0 } = style
  let shapes = ''
  let pen = 0
  for (const run of fontRuns(text, face)) {
    const { glyphs, positions } = fontByName(run.font).layout(run.text)
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
