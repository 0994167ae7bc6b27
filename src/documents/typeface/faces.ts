import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font, type GlyphRun } from 'fontkit'
import type { TextStyle } from './text-style'

type Face = TextStyle['face']

/** Each face is two files: Latin, and the rarer letters that the first lacks (see fonts/README.md). */
const files: Record<Face, { file: string; postscriptName: string }> = {
  text: { file: 'archivo-400', postscriptName: 'Archivo-Regular' },
  bold: { file: 'archivo-700', postscriptName: 'Archivo-Bold' },
  heading: { file: 'archivo-expanded-800', postscriptName: 'ArchivoExpanded-ExtraBold' },
}

/** Holds every word of a large site, and keeps random text from filling the memory. */
const MAX_CACHED_WORDS = 50_000

const opened = new Map<string, Font>()

/** A piece of text that one font file has the glyphs for. */
export interface FontRun {
  /** The file's name in pdfkit: see registerFonts. */
  font: string
  text: string
}

/** Registers the fonts with pdfkit, which embeds those that a document uses. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const { file } of Object.values(files)) {
    for (const name of [file, `${file}-ext`]) {
      // pdfkit takes an opened font as well, which its types do not say.
      doc.registerFont(name, fontNamed(name) as unknown as Buffer)
    }
  }
}

/** The characters of nearly all texts, which every file has. */
const ascii = /^[ -~]*$/

/** Splits a text by the font files of a face. A character that neither has stays in the first. */
export function fontRuns(text: string, face: Face): FontRun[] {
  const { file } = files[face]
  if (ascii.test(text)) return [{ font: file, text }]
  const runs: FontRun[] = []
  for (const character of text) {
    const isExtra = lacks(file, character) && !lacks(`${file}-ext`, character)
    const font = isExtra ? `${file}-ext` : file
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

/** Whether the faces can draw every character of a text. The three have the same characters. */
export function canDraw(text: string): boolean {
  const { file } = files.text
  if (ascii.test(text)) return true
  return Array.from(text).every((each) => !lacks(file, each) || !lacks(`${file}-ext`, each))
}

/** The width of a text in points. pdfkit sets words one by one, each with the space that follows. */
export function widthOf(text: string, style: TextStyle): number {
  const words = text.match(/[^ ]* |[^ ]+$/g) ?? []
  return words.reduce((sum, word) => sum + widthOfWord(word, style), 0)
}

/** The width in points of one word, with or without the space that follows it. */
export function widthOfWord(word: string, { face, size, tracking = 0 }: TextStyle): number {
  const cached = widths[face].get(word)
  const width = cached ?? emsOf(word, face)
  if (cached === undefined) remember(widths[face], word, width)
  return (width + tracking * word.length) * size
}

const widths: Record<Face, Map<string, number>> = {
  text: new Map(),
  bold: new Map(),
  heading: new Map(),
}

function emsOf(word: string, face: Face): number {
  const units = fontRuns(word, face).map(
    ({ font, text }) => fontNamed(font).layout(text).advanceWidth,
  )
  return units.reduce((sum, each) => sum + each, 0) / 1000
}

function remember<Value>(cache: Map<string, Value>, key: string, value: Value): void {
  if (cache.size >= MAX_CACHED_WORDS) cache.clear()
  cache.set(key, value)
}

const lacks = (font: string, character: string) =>
  !fontNamed(font).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

/** The font of a file of src/documents/typeface/fonts, opened once. */
export function fontNamed(name: string): Font {
  const font = opened.get(name) ?? openFont(name)
  opened.set(name, font)
  return font
}

/**
 * Opens a font file once for all documents and caches its layout of each word: shaping (the kerning) is by far
 * the slowest part of making a PDF.
 */
function openFont(name: string): Font {
  const font = create(readFileSync(path.resolve('src/documents/typeface/fonts', `${name}.ttf`)))
  const runs = new Map<string, GlyphRun>()
  const cut = Object.values(files).find(({ file }) => name.startsWith(file))
  return Object.create(font, {
    postscriptName: { value: cut?.postscriptName },
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
