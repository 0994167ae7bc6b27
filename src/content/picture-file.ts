import fs from 'node:fs'
import path from 'node:path'
import { slugify } from '../lib/paths'

/** How files of each kind start (their magic numbers), as latin1 text at a byte offset. */
const signatures: { endings: string[]; at: number; text: RegExp }[] = [
  { endings: ['jpg', 'jpeg'], at: 0, text: /^\xff\xd8\xff/ },
  { endings: ['png'], at: 0, text: /^\x89PNG/ },
  { endings: ['webp'], at: 8, text: /^WEBP/ },
  { endings: ['avif'], at: 4, text: /^ftypavi[fs]/ },
]

function startOf(file: string): string {
  const handle = fs.openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(16)
    fs.readSync(handle, bytes)
    return bytes.toString('latin1')
  } finally {
    fs.closeSync(handle)
  }
}

/**
 * Names that are the same in web addresses, on every file system and in markdown. Systems write 'ü'
 * as one character or as two, and addresses encode it, as they do a space.
 */
const plainName = /^[\w.-]+$/

/**
 * Returns what is wrong with a picture file: a name that is not plain, or content of another kind
 * than its ending says; undefined where nothing is. Never throws.
 */
export function pictureFileMistake(file: string): string | undefined {
  const { base, name, ext } = path.parse(file)
  if (!plainName.test(base))
    return `The name of a picture can have letters a to z, digits, hyphens and underscores only; rename it to ${nameFor(name)}${ext}.`
  const ending = ext.slice(1)
  try {
    const start = startOf(file)
    const kind = signatures.find(({ at, text }) => text.test(start.slice(at)))
    if (kind?.endings.includes(ending)) return undefined
    return kind
      ? `The picture is really a ${kind.endings[0]}; rename it to end in .${kind.endings[0]}.`
      : `The file is not a picture, whatever its name says; save it again as .${ending} in an image program.`
  } catch {
    return 'The file cannot be opened; check its permissions.'
  }
}

/** 'Crème de la Crème' gives 'creme-de-la-creme'. */
const nameFor = (title: string) =>
  slugify(title.normalize('NFKD').replace(/[^\x20-\x7E]/g, '')).replace(/^-+|-+$/g, '') || 'picture'
