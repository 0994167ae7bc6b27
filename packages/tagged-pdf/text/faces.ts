import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font, type GlyphRun } from 'fontkit'
import type { TextStyle } from './text-style'

type Face = TextStyle['face']

/** Each face has two files, for Latin and for rarer letters (see fonts/README.md). */
const files: Record<Face, { file: string; postscriptName: string }> = {
  text: { file: 'archivo-400', postscriptName: 'Archivo-Regular' },
  bold: { file: 'archivo-700', postscriptName: 'Archivo-Bold' },
  heading: { file: 'archivo-expanded-800', postscriptName: 'ArchivoExpanded-ExtraBold' },
}

/** Enough for all words of a large site. The limit saves memory on random text. */
const MAX_CACHED_WORDS = 50_000

const fontCache = new Map<string, Font>()

/** A piece of text in a single font file. */
interface FontRun {
  /** The font's name in pdfkit, see registerFonts. */
  font: string
  text: string
}

/** Registers the fonts with pdfkit, which embeds only those that a document uses. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const { file } of Object.values(files)) {
    for (const name of [file, `${file}-ext`]) {
      // pdfkit accepts an opened font too, but its types don't say so.
      doc.registerFont(name, fontByName(name) as unknown as Buffer)
    }
  }
}

/** Characters of nearly all texts. Every file has them. */
const ascii = /^[ -~]*$/

/** Splits text by font file. A character that both files lack stays in the first. */
export function fontRuns(text: string, face: Face): FontRun[] {
  const { file } = files[face]
  if (ascii.test(text)) return [{ font: file, text }]
  const runs: FontRun[] = []
  for (const character of text) {
    const isExtra = lacksGlyph(file, character) && !lacksGlyph(`${file}-ext`, character)
    const font = isExtra ? `${file}-ext` : file
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

/** Whether the faces can draw every character. All three have the same characters. */
export function canDraw(text: string): boolean {
  const { file } = files.text
  if (ascii.test(text)) return true
  return Array.from(text).every(
    (each) => !lacksGlyph(file, each) || !lacksGlyph(`${file}-ext`, each),
  )
}

/** Text width in points. Measures each word with the space after it, as pdfkit sets text. */
export function textWidth(text: string, style: TextStyle): number {
  const words = text.match(/[^ ]* |[^ ]+$/g) ?? []
  return words.reduce((sum, word) => sum + wordWidth(word, style), 0)
}

/** Width in points of a word, including any trailing space. */
export function wordWidth(word: string, { face, size, tracking = 0 }: TextStyle): number {
  const cached = widths[face].get(word)
  const width = cached ?? widthInEms(word, face)
  if (cached === undefined) remember(widths[face], word, width)
  return (width + tracking * word.length) * size
}

const widths: Record<Face, Map<string, number>> = {
  text: new Map(),
  bold: new Map(),
  heading: new Map(),
}

function widthInEms(word: string, face: Face): number {
  const units = fontRuns(word, face).map(
    ({ font, text }) => fontByName(font).layout(text).advanceWidth,
  )
  return units.reduce((sum, each) => sum + each, 0) / 1000
}

function remember<Value>(cache: Map<string, Value>, key: string, value: Value): void {
  if (cache.size >= MAX_CACHED_WORDS) cache.clear()
  cache.set(key, value)
}

const lacksGlyph = (font: string, character: string) =>
  !fontByName(font).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

/** Opens a font from packages/tagged-pdf/fonts, once per file. */
export function fontByName(name: string): Font {
  const font = fontCache.get(name) ?? openFont(name)
  fontCache.set(name, font)
  return font
}

/**
 * Opens a font file once for all documents. Caches each word's layout, because shaping (kerning) is by far
 * the slowest part of a PDF.
 */
function openFont(name: string): Font {
  const font = create(readFileSync(path.resolve('packages/tagged-pdf/fonts', `${name}.ttf`)))
  const runs = new Map<string, GlyphRun>()
  const face = Object.values(files).find(({ file }) => name.startsWith(file))
  return Object.create(font, {
    postscriptName: { value: face?.postscriptName },
    layout: {
      value: (text: string) => {
        const cached = runs.get(text)
        const run = cached ?? font.layout(text)
        if (!cached) remember(runs, text, run)
        return run
      },
    },
  })
}
