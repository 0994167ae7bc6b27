import fs from 'node:fs'
import path from 'node:path'

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

/** What is wrong with a picture file: its ending and its content must agree. Never throws. */
export function pictureFileMistake(file: string): string | undefined {
  const ending = path.extname(file).slice(1)
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
