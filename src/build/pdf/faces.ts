import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font, type GlyphRun } from 'fontkit'
import type { TextStyle } from './look'

type Face = TextStyle['face']

/** Each face is two files: Latin, and the rarer letters that the first lacks (see fonts/README.md). */
const files: Record<Face, { file: string; postscriptName: string }> = {
  text: { file: 'archivo-400', postscriptName: 'Archivo-Regular' },
  bold: { file: 'archivo-700', postscriptName: 'Archivo-Bold' },
  heading: { file: 'archivo-expanded-800', postscriptName: 'ArchivoExpanded-ExtraBold' },
}

/** Enough for every word of a large site; random text must not fill the memory. */
const MAX_CACHED_RUNS = 50_000

const opened = new Map<string, Font>()

/** A piece of text that one font file has the glyphs for. */
export interface FontRun {
  /** The name under which registerFonts has given the file to pdfkit. */
  font: string
  text: string
}

/** Tells pdfkit the fonts. Only those that a document uses are embedded in it. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const { file } of Object.values(files)) {
    for (const name of [file, `${file}-ext`]) {
      // pdfkit takes an opened font as well, which its types do not say.
      doc.registerFont(name, fontNamed(name) as unknown as Buffer)
    }
  }
}

/** Splits a text by the font files of a face. A character that neither has stays in the first. */
export function fontRuns(text: string, face: Face): FontRun[] {
  const { file } = files[face]
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
  return Array.from(text).every((each) => !lacks(file, each) || !lacks(`${file}-ext`, each))
}

/** The width of a text in points. */
export function widthOf(text: string, { face, size, tracking = 0 }: TextStyle): number {
  const ems = fontRuns(text, face).reduce((sum, run) => sum + widthOfRun(run), 0)
  return (ems + tracking * text.length) * size
}

/** In ems. pdfkit sets text word by word, each with the space that follows, so that is measured. */
function widthOfRun({ font, text }: FontRun): number {
  const words = text.match(/[^ ]* |[^ ]+$/g) ?? []
  return words.reduce((sum, word) => sum + fontNamed(font).layout(word).advanceWidth, 0) / 1000
}

const lacks = (font: string, character: string) =>
  !fontNamed(font).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

function fontNamed(name: string): Font {
  const font = opened.get(name) ?? openFont(name)
  opened.set(name, font)
  return font
}

/**
 * Opens a font file once for all documents and keeps what its layout gave for a word: shaping (the
 * kerning) is by far the dearest part of making a PDF.
 */
function openFont(name: string): Font {
  const font = create(readFileSync(path.resolve('src/build/fonts', `${name}.ttf`)))
  const runs = new Map<string, GlyphRun>()
  const cut = Object.values(files).find(({ file }) => name.startsWith(file))
  return Object.create(font, {
    postscriptName: { value: cut?.postscriptName },
    layout: {
      value: (text: string) => {
        const run = runs.get(text) ?? font.layout(text)
        if (runs.size > MAX_CACHED_RUNS) runs.clear()
        runs.set(text, run)
        return run
      },
    },
  })
}
