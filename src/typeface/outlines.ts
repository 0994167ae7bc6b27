import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import type { TextStyle } from '../output/pdf/look'
import { fontRuns } from './faces'

/** What fontkit gives for a text beyond what its types here say. */
interface ShapedRun {
  glyphs: { id: number; path: { toSVG: () => string } }[]
  /** In units of the font, a thousand to the em. */
  positions: { xAdvance: number }[]
}

/** The glyph of every character that a font lacks. */
const MISSING = 0

const opened = new Map<string, { font: Font; outlines: Map<number, string> }>()

function fontNamed(name: string) {
  const known = opened.get(name)
  if (known) return known
  const font = create(readFileSync(path.resolve('src/typeface/fonts', `${name}.ttf`)))
  const entry = { font, outlines: new Map<number, string>() }
  opened.set(name, entry)
  return entry
}

/**
 * A line of text as SVG outlines, starting at a point on its baseline. Outlines, because resvg cannot
 * tell the font's files apart, which all have one family name. Characters no file has are left out.
 */
export function textOutlines(text: string, style: TextStyle, x: number, y: number): string {
  const { face, size, color, tracking = 0 } = style
  let shapes = ''
  let pen = 0
  for (const run of fontRuns(text, face)) {
    const { font, outlines } = fontNamed(run.font)
    const { glyphs, positions } = font.layout(run.text) as unknown as ShapedRun
    for (const [index, { id, path: outline }] of glyphs.entries()) {
      if (id === MISSING) continue
      const drawing = outlines.get(id) ?? outline.toSVG()
      outlines.set(id, drawing)
      if (drawing) shapes += `<path transform="translate(${pen})" d="${drawing}"/>`
      pen += (positions[index]?.xAdvance ?? 0) + tracking * 1000
    }
  }
  const scale = size / 1000
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${shapes}</g>`
}
