/** The part of fontkit (pdfkit's font library, which ships no types) that this site uses. */
declare module 'fontkit' {
  /** A text as glyphs. Widths in units of the font. */
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
    /** Set where a file holds several fonts. */
    type?: 'TTC' | 'DFont'
    unitsPerEm: number
    ascent: number
    descent: number
    lineGap: number
    /** The code points that the font has glyphs for. */
    characterSet: number[]
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): GlyphRun
  }
  /** Opens a font file's bytes. */
  export function create(font: Uint8Array): Font
}
