import fs from 'node:fs'
import path from 'node:path'
import { slugify } from '../lib/paths'

/** Magic numbers of each format, as latin1 text at a byte offset. */
const signatures: { endings: string[]; at: number; text: RegExp }[] = [
  { endings: ['jpg', 'jpeg'], at: 0, text: /^\xff\xd8\xff/ },
  { endings: ['png'], at: 0, text: /^\x89PNG/ },
  { endings: ['webp'], at: 8, text: /^WEBP/ },
  { endings: ['avif'], at: 4, text: /^ftypavi[fs]/ },
]

function firstBytes(file: string): string {
  const handle = fs.openSync(file, 'r')
  try {
    // No Buffer: the check also runs in a browser's worker (editor/).
    const bytes = new Uint8Array(16)
    fs.readSync(handle, bytes)
    return String.fromCharCode(...bytes)
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
    const start = firstBytes(file)
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
