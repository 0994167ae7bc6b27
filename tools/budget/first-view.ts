import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { pageDataAddress, pageFile } from '../../packages/gatsby-output'

/** A page's cost before any interaction: brotli bytes, and elements. */
export interface FirstView {
  /** The document and all files it references, without photographs. */
  firstView: number
  /** The document with its style sheet, without its inline script. */
  html: number
  /** The head's inline script. */
  script: number
  /** Inline and linked style sheets. */
  css: number
  /** Page data that the app fetches at its start. */
  data: number
  nodes: number
}

const compress = promisify(brotliCompress)

/** Sizes by content, for parts that many pages share. */
const sizeCache = new Map<string, Promise<number>>()

/** Brotli qualities: the one hosts use, and one ten times faster whose output is never smaller. */
const [BEST, QUICK] = [11, 5]

/** Returns a text's size as sent by hosts. */
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

/** Cached brotliSize. */
export function cachedBrotliSize(text: string): Promise<number> {
  const size = sizeCache.get(text) ?? brotliSize(text)
  sizeCache.set(text, size)
  return size
}

/** Sizes of files that many pages share, by path. */
const fileSizes = new Map<string, Promise<number>>()

/** Returns how many bytes hosts send for a file. Fonts are compressed already. */
function fileSize(file: string): Promise<number> {
  const isFont = file.endsWith('.woff2')
  const size =
    fileSizes.get(file) ??
    (isFont ? stat(file).then(({ size }) => size) : readFile(file, 'utf8').then(cachedBrotliSize))
  fileSizes.set(file, size)
  return size
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

/** Returns a pattern's first group for all matches. */
const matchesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => found)

/**
 * Measures a built page's files. `isRough` allows an upper bound for document and data, in a tenth of the
 * time.
 */
export async function firstViewOf(
  publicFolder: string,
  page: string,
  isRough = false,
): Promise<FirstView> {
  const quality = isRough ? QUICK : BEST
  const inPublic = (address: string) => path.join(publicFolder, address)
  const html = await readFile(pageFile(publicFolder, page), 'utf8')
  const [ownScript = ''] = matchesOf(html, /<script id="inline-script"[^>]*>([\s\S]*?)<\/script>/g)
  const scripts = matchesOf(html, /<script [^>]*src="(\/[^"]+)"/g)
  const inlined = matchesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
  const sheets = matchesOf(html, /<link(?=[^>]*rel="stylesheet")[^>]*href="(\/[^"]+)"/g)
  const fonts = matchesOf(html, /<link(?=[^>]*as="font")[^>]*href="(\/[^"]+)"/g)

  const document = await brotliSize(html, quality)
  const script = await cachedBrotliSize(ownScript)
  const sizesOf = (addresses: string[]) =>
    Promise.all(addresses.map((address) => fileSize(inPublic(address))))
  const sheetSizes = await sizesOf(sheets)
  return {
    firstView: document + sum([...sheetSizes, ...(await sizesOf([...scripts, ...fonts]))]),
    html: document - script,
    script,
    css: sum([...(await Promise.all(inlined.map(cachedBrotliSize))), ...sheetSizes]),
    data: await brotliSize(await readFile(inPublic(pageDataAddress(page)), 'utf8'), quality),
    nodes: (html.match(/<[a-z]/gi) ?? []).length,
  }
}
