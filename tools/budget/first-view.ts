import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { pageFiles } from '../../src/publish/flat-pages/page-files'

/** What a page costs before a visitor does anything: brotli bytes, and elements. */
export interface FirstView {
  /** All of it: the document, and the files that it names. Photographs aside. */
  firstView: number
  /** The document with its style sheet, its own script aside. */
  html: number
  /** The script in its head. */
  script: number
  /** The style sheet in it, and those that it names. */
  css: number
  /** What the app asks for when it starts. */
  data: number
  nodes: number
}

const compress = promisify(brotliCompress)

/** Sizes of what is the same in many pages, by content. */
const known = new Map<string, Promise<number>>()

/** Brotli's quality that hosts send files with, and one that is ten times as fast and never smaller. */
const [BEST, QUICK] = [11, 5]

/** Returns how many bytes a text takes when hosts send it. */
export async function brotliSize(text: string, quality = BEST): Promise<number> {
  const bytes = Buffer.from(text)
  const { length } = await compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
  return length
}

/** Returns the same as brotliSize, at once for a text that was measured before. */
export function sizeOnce(text: string): Promise<number> {
  const size = known.get(text) ?? brotliSize(text)
  known.set(text, size)
  return size
}

const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0)

/** The texts that a pattern finds in HTML. */
const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => found)

/**
 * Measures a built page by its files. Takes the public folder, the page's address, and whether an upper bound of
 * the document and the data will do, which takes a tenth of the time.
 */
export async function firstViewOf(
  publicFolder: string,
  page: string,
  isRough = false,
): Promise<FirstView> {
  const quality = isRough ? QUICK : BEST
  const inPublic = (address: string) => path.join(publicFolder, address)
  const textOf = (address: string) => readFile(inPublic(address), 'utf8')
  const html = await readFile(pageFiles(publicFolder, page).flat, 'utf8')
  const [ownScript = ''] = all(html, /<script id="first-script"[^>]*>([\s\S]*?)<\/script>/g)
  const scripts = all(html, /<script [^>]*src="(\/[^"]+)"/g)
  const inlined = all(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
  const sheets = all(html, /<link(?=[^>]*rel="stylesheet")[^>]*href="(\/[^"]+)"/g)
  const fonts = all(html, /<link(?=[^>]*as="font")[^>]*href="(\/[^"]+)"/g)

  const document = await brotliSize(html, quality)
  const script = await sizeOnce(ownScript)
  const sheetSizes = await Promise.all(sheets.map(async (one) => sizeOnce(await textOf(one))))
  const scriptSizes = await Promise.all(scripts.map(async (one) => sizeOnce(await textOf(one))))
  // Compressed already: hosts send them as they are.
  const fontSizes = await Promise.all(
    fonts.map(async (one) => (await readFile(inPublic(one))).length),
  )
  const data = `page-data/${page === '/' ? 'index' : page}/page-data.json`
  return {
    firstView: document + sum([...sheetSizes, ...scriptSizes, ...fontSizes]),
    html: document - script,
    script,
    css: sum([...(await Promise.all(inlined.map(sizeOnce))), ...sheetSizes]),
    data: await brotliSize(await textOf(data), quality),
    nodes: (html.match(/<[a-z]/gi) ?? []).length,
  }
}
