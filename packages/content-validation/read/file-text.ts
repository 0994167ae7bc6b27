/** Far above any real text: 1 MB is a book of 150,000 words. */
const MAX_BYTES = 1_000_000

const LINE_FEED = 0x0a

/** Why a file cannot be used, and the line if known. */
export interface Mistake {
  message: string
  line?: number | undefined
}

/** Control characters and lone surrogates, which break feeds and PDFs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose
const unusable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFEFF\uFFFE\uFFFF]|\p{Cs}/u

/** Finds the first unusable character, as 'U+0007', and its position; undefined if there is none. */
export function unusableCharacter(text: string): { at: number; code: string } | undefined {
  const offset = text.search(unusable)
  if (offset === -1) return undefined
  const code = text.codePointAt(offset)?.toString(16).toUpperCase().padStart(4, '0')
  return { at: offset, code: `U+${code}` }
}

/** Number of the line that contains `offset`, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1
  for (
    let lineEnd = text.indexOf('\n');
    lineEnd !== -1 && lineEnd < offset;
    lineEnd = text.indexOf('\n', lineEnd + 1)
  )
    line++
  return line
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

/** The first line that is not UTF-8, from 1. */
function undecodableLine(bytes: Uint8Array): number {
  let line = 1
  for (let start = 0; start < bytes.length; line++) {
    const lineEnd = bytes.indexOf(LINE_FEED, start)
    const end = lineEnd === -1 ? bytes.length : lineEnd
    if (decode(bytes.subarray(start, end)) === undefined) return line
    start = end + 1
  }
  return line
}

function encodingMistake(bytes: Uint8Array): Mistake {
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]))
    return { message: 'The file is saved as UTF-16; save it again as UTF-8.' }
  return {
    line: undecodableLine(bytes),
    message: 'This line has a character that is not UTF-8; save the file as UTF-8.',
  }
}

/** Reads a file's text, or says why it is unusable. Only markdown may start with a byte-order mark. Never throws. */
export function readFileText(
  file: string,
  bytes: Uint8Array | undefined,
): { text: string } | { mistake: Mistake } {
  if (!bytes) return { mistake: { message: 'The file cannot be opened; check its permissions.' } }
  if (bytes.length > MAX_BYTES) {
    const message = `The file is ${(bytes.length / MAX_BYTES).toFixed(1)} MB; at most 1 MB is allowed, so split it.`
    return { mistake: { message } }
  }
  const text = decode(bytes)
  if (text === undefined) return { mistake: encodingMistake(bytes) }
  if (text.trim() === '')
    return { mistake: { message: 'The file is empty; fill it or delete it.' } }
  const character = unusableCharacter(text)
  if (character) {
    const message = `This line has an invisible control character (${character.code}); delete it.`
    return { mistake: { line: lineAt(text, character.at), message } }
  }
  if (startsWith(bytes, [0xef, 0xbb, 0xbf]) && !file.endsWith('.md')) {
    const message =
      'The file starts with a byte-order mark; save it as "UTF-8", not "UTF-8 with BOM".'
    return { mistake: { line: 1, message } }
  }
  return { text }
}
