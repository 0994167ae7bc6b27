import fs from 'node:fs'

/** Far above any real text: 1 MB is a book of 150,000 words. */
const MAX_BYTES = 1_000_000

/** Why a file cannot be used, and the line if known. */
export interface Mistake {
  message: string
  line?: number | undefined
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

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
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}

function encodingMistake(bytes: Buffer): Mistake {
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe' || mark === 'feff')
    return { message: 'The file is saved as UTF-16; save it again as UTF-8.' }
  const lines = bytes.toString('latin1').split('\n')
  return {
    line: 1 + lines.findIndex((line) => decode(Buffer.from(line, 'latin1')) === undefined),
    message: 'This line has a character that is not UTF-8; save the file as UTF-8.',
  }
}

/** Reads a text file, or says why it is unusable. Only markdown may start with a byte-order mark. Never throws. */
export function readText(file: string): { text: string } | { mistake: Mistake } {
  let bytes: Buffer
  try {
    bytes = fs.readFileSync(file)
  } catch {
    return { mistake: { message: 'The file cannot be opened; check its permissions.' } }
  }
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
  if (bytes.subarray(0, 3).toString('hex') === 'efbbbf' && !file.endsWith('.md')) {
    const message =
      'The file starts with a byte-order mark; save it as "UTF-8", not "UTF-8 with BOM".'
    return { mistake: { line: 1, message } }
  }
  return { text }
}
