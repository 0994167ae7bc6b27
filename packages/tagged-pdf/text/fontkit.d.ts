/** The part of fontkit's API that this site uses. fontkit, pdfkit's font library, ships no types. */
declare module 'fontkit' {
  /** Shaped text. Widths in font units. */
  export interface GlyphRun {
    advanceWidth: number
    glyphs: Glyph[]
    positions: { xAdvance: number }[]
  }
  export interface Glyph {
    id: number
    path: { toSVG(): string }
  }
  export interface Font {
    /** Present if the file holds several fonts. */
    type?: 'TTC' | 'DFont'
    unitsPerEm: number
    ascent: number
    descent: number
    lineGap: number
    /** Code points with glyphs. */
    characterSet: number[]
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): GlyphRun
  }
  export function create(font: Uint8Array): Font
}
