import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import { temporaryFolder } from '../../support/temporary-folder'

interface PdfText {
  text: string
  x: number
  y: number
  width: number
  isArtifact: boolean
  isTagged: boolean
  endsLine?: boolean
}

interface PdfStructure {
  role: string
  alt?: string
  children?: PdfStructure[]
}

interface PdfBookmark {
  title: string
  items: PdfBookmark[]
}

export interface ReadPdf {
  info: Record<string, unknown>
  metadataTitle: string
  markInfo: { Marked: boolean }
  viewerPreferences: { DisplayDocTitle: boolean }
  outline: PdfBookmark[]
  pages: {
    size: [width: number, height: number]
    texts: PdfText[]
    fonts: { name: string; isEmbedded: boolean }[]
    links: string[]
    structure: PdfStructure
  }[]
}

/** Reads PDFs with pdf.js, the reader inside Firefox. */
export function readPdfs(pdfs: Buffer[]): ReadPdf[] {
  const folder = temporaryFolder()
  const files = pdfs.map((pdf, index) => {
    const file = path.join(folder, `${index}.pdf`)
    writeFileSync(file, pdf)
    return file
  })
  const program = path.join(__dirname, 'print-pdf.mjs')
  const output = execFileSync(process.execPath, [program, ...files], { maxBuffer: 2 ** 28 })
  return JSON.parse(output.toString())
}

export function readPdf(pdf: Buffer): ReadPdf {
  return readPdfs([pdf])[0] as ReadPdf
}

/** Collapses whitespace, so line breaks don't matter. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A PDF's text in screen reader order, without decoration. */
export function contentOf({ pages }: ReadPdf): string {
  const texts = pages.flatMap((page) => page.texts).filter(({ isArtifact }) => !isArtifact)
  return plain(texts.map(({ text, endsLine }) => (endsLine ? `${text} ` : text)).join(''))
}

/** All elements of a role, in order; one that spans two pages appears twice. */
export function elementsOf({ pages }: ReadPdf, role: string): PdfStructure[] {
  const below = (node: PdfStructure): PdfStructure[] => [
    node,
    ...(node.children ?? []).flatMap(below),
  ]
  return pages.flatMap((page) => below(page.structure)).filter((node) => node.role === role)
}

/** The PDF drawing operators of all pages. */
export const contentStreams = (pdf: Buffer) =>
  Array.from(
    pdf.toString('latin1').matchAll(/\n<<\n\/Length (\d+)\n\/Filter \/FlateDecode\n>>\nstream\n/g),
    ({ 0: head, 1: length, index }) => {
      const start = index + head.length
      return inflateSync(pdf.subarray(start, start + Number(length))).toString('latin1')
    },
  ).join('\n')

/** Texts outside their page's margins. */
export function textsOutside({ pages }: ReadPdf) {
  return pages.flatMap(({ size: [width, height], texts }) =>
    texts.filter(
      (text) =>
        text.x < 53 || text.x + text.width > width - 53 || text.y < 30 || text.y > height - 30,
    ),
  )
}
