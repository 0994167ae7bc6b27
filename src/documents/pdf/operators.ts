import type { FontRun } from '../typeface/faces'
import type { TextStyle } from '../typeface/text-style'

/** The part of pdfkit's document that its types leave out: the font in use. */
interface FontInUse {
  _font: {
    id: string
    ref: () => unknown
    /** Adds a text's glyphs to the embedded font; returns their codes and widths. */
    encode: (text: string) => [codes: string[], positions: GlyphPosition[]]
  }
}

interface GlyphPosition {
  /** The glyph's width, and the distance to the next glyph, which kerning changes. */
  advanceWidth: number
  xAdvance: number
}

/**
 * Draws a piece of text with the operators of ISO 32000-1, 9.4. pdfkit's `text` measures each piece three
 * times, for features that are not used here: a fifth of a PDF's cost.
 */
export function showText(
  doc: PDFKit.PDFDocument,
  { font: name, text }: FontRun,
  style: TextStyle,
  { x, baseline }: { x: number; baseline: number },
): void {
  doc.font(name)
  const { _font: font } = doc as unknown as FontInUse
  doc.page.fonts[font.id] ??= font.ref()
  const [codes, positions] = font.encode(text)
  let glyphs = ''
  codes.forEach((code, index) => {
    const { advanceWidth = 0, xAdvance = 0 } = positions[index] ?? {}
    glyphs += advanceWidth === xAdvance ? code : `${code}>${advanceWidth - xAdvance}<`
  })
  const tracking = number((style.tracking ?? 0) * style.size)
  const face = `/${font.id} ${style.size} Tf ${tracking} Tc`
  // pdfkit turns the page upside down; the text is turned back.
  const place = `1 0 0 -1 ${number(x)} ${number(baseline)} Tm`
  doc.addContent(`${rgb(style.color)} rg BT ${face} ${place} [<${glyphs}>] TJ ET`)
}

/** A hundredth of a point is finer than any printer. */
const number = (value: number) => Math.round(value * 100) / 100

/** Returns a color such as '#c2361c' as the three shares of 1 that PDF has. */
function rgb(color: string): string {
  const shares = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  return shares.map((share) => share.toFixed(3)).join(' ')
}
