import fs from 'node:fs'
import path from 'node:path'
import { slugify } from '../lib/paths'
import { pictureSize } from './picture-size'

/** Magic numbers of each format, as latin1 text at a byte offset. */
const signatures: { endings: string[]; at: number; text: RegExp }[] = [
  { endings: ['jpg', 'jpeg'], at: 0, text: /^\xff\xd8\xff/ },
  { endings: ['png'], at: 0, text: /^\x89PNG/ },
  { endings: ['webp'], at: 8, text: /^WEBP/ },
  { endings: ['avif'], at: 4, text: /^ftypavi[fs]/ },
]

/** Enough for the size of nearly every picture, even behind a camera's data. */
const HEAD = 256 * 1024

function firstBytes(file: string, length: number): Uint8Array {
  const handle = fs.openSync(file, 'r')
  try {
    // No Buffer: the check also runs in a browser's worker (editor/).
    const bytes = new Uint8Array(length)
    return bytes.subarray(0, fs.readSync(handle, bytes))
  } finally {
    fs.closeSync(handle)
  }
}

/** Names that need no encoding anywhere. File systems write 'ü' as one character or two; addresses encode spaces. */
const plainName = /^[\w.-]+$/

/** Flags a picture file with an unsafe name or the wrong extension; undefined if it is fine. Never throws. */
export function pictureFileMistake(file: string): string | undefined {
  const { base, name, ext } = path.parse(file)
  if (!plainName.test(base))
    return `A picture's name can have only letters a to z, digits, hyphens and underscores; rename it to ${plainNameOf(name)}${ext}.`
  const ending = ext.slice(1)
  try {
    const start = String.fromCharCode(...firstBytes(file, 16))
    const kind = signatures.find(({ at, text }) => text.test(start.slice(at)))
    if (kind?.endings.includes(ending)) return undefined
    return kind
      ? `The picture is really a ${kind.endings[0]}; rename it to end in .${kind.endings[0]}.`
      : `The file is not a picture, despite its name; save it again as .${ending} in an image program.`
  } catch {
    return 'The file cannot be opened; check its permissions.'
  }
}

/** 'Crème de la Crème' gives 'creme-de-la-creme'. */
const plainNameOf = (title: string) =>
  slugify(title.normalize('NFKD').replace(/[^\x20-\x7E]/g, '')).replace(/^-+|-+$/g, '') || 'picture'

/** The largest width that pages show, and what more than that is good for: a crop. */
const WIDTHS = { least: 800, most: 6000 }
const MOST_BYTES = 15_000_000

/**
 * Warns of a picture that shows blurred, or that slows down every build; undefined if its size is fine. Never throws.
 */
export function pictureSizeWarning(file: string): string | undefined {
  try {
    const { width = 0, height = 0 } = pictureSize(firstBytes(file, HEAD)) ?? {}
    const bytes = fs.statSync(file).size
    const megabytes = Math.round(bytes / 1_000_000)
    if (Math.max(width, height) > WIDTHS.most || bytes > MOST_BYTES)
      return `The picture has ${width} × ${height} pixels and ${megabytes} MB, which slows down every build; save it with 3,000 pixels on its longer side.`
    // One that cannot be read says 1 or nothing.
    return width > 1 && width < WIDTHS.least
      ? `The picture is ${width} pixels wide, and pages show it wider, so it looks blurred; use one of ${WIDTHS.least} or more.`
      : undefined
  } catch {
    return undefined
  }
}
