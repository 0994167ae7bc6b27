import { shorten } from './wording'

/** A mistake in JSON, at a character. */
export interface JsonMistake {
  offset: number
  message: string
}

class Stop extends Error {
  constructor(readonly mistake: JsonMistake) {
    super(mistake.message)
  }
}

const blanks = /[ \t\r\n]*/y
const literal = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y
const string = /"[^"\\\n\r\t]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\n\r\t]*)*"/y
const MAX_DEPTH = 20

/**
 * Walks through JSON to find what JSON.parse does not tell: where each field stands, which field is
 * given twice, and in plain words what is wrong with a file that cannot be read.
 */
export class JsonScanner {
  private at = 0
  /** Where each field stands, by its path as JSON: '["exercises",2,"rest"]'. */
  readonly offsets = new Map<string, number>()
  /** Fields given twice. */
  readonly repeated: JsonMistake[] = []

  constructor(private readonly text: string) {}

  /** The first mistake that makes the text unreadable; undefined if it is JSON. */
  scan(): JsonMistake | undefined {
    try {
      this.offsets.set('[]', 0)
      this.value([])
      if (this.peek() !== '') this.stop('There is text after the end of the data; delete it.')
      return undefined
    } catch (error) {
      if (error instanceof Stop) return error.mistake
      throw error
    }
  }

  private value(path: readonly (string | number)[]) {
    const next = this.peek()
    if (path.length > MAX_DEPTH) this.stop('The data is nested too deeply; no field needs that.')
    if (next === '{') return this.group(path)
    if (next === '[') return this.list(path)
    if (next === '"') return this.string()
    if (!this.match(literal)) this.stopAtValue(next)
  }

  private group(path: readonly (string | number)[]) {
    const keys = new Set<string>()
    this.entries('}', () => {
      const offset = this.at
      if (this.peek() !== '"') this.stop('A field name must be in double quotes, like "title".')
      const key = this.string()
      if (keys.has(key))
        this.repeated.push({ offset, message: `"${shorten(key)}" is given twice; keep one.` })
      keys.add(key)
      if (this.peek() !== ':') this.stop(`A colon is missing after "${shorten(key)}".`)
      this.at++
      const inner = [...path, key]
      this.offsets.set(JSON.stringify(inner), offset)
      this.value(inner)
    })
  }

  private list(path: readonly (string | number)[]) {
    let index = 0
    this.entries(']', () => {
      const inner = [...path, index++]
      this.offsets.set(JSON.stringify(inner), this.at)
      this.value(inner)
    })
  }

  private entries(end: '}' | ']', entry: () => void) {
    this.at++
    if (this.peek() === end) return this.at++
    for (;;) {
      this.peek()
      entry()
      const next = this.peek()
      if (next === end) return this.at++
      if (next === '') this.stop(`The file ends too early: a closing ${end} is missing.`)
      if (next !== ',') this.stop(`A comma is missing before this, or a ${end}.`)
      const comma = this.at++
      if (this.peek() === end) this.stop(`Delete the comma before the ${end}.`, comma)
    }
  }

  private string(): string {
    const raw = this.match(string)
    if (raw !== undefined) return JSON.parse(raw)
    return this.stop(
      'A text is not closed: write " at its end, \\n for a line break, \\" for a quotation mark and \\\\ for a backslash inside it.',
    )
  }

  private stopAtValue(next: string): never {
    if (next === '') this.stop('The file ends too early: a value is missing.')
    if (/['“”„‘’`]/u.test(next)) this.stop('A text must be in straight double quotes, like "this".')
    if (next === '/' || next === '#')
      this.stop('Comments are not allowed in JSON; delete this one.')
    if (next === ',' || next === '}' || next === ']') this.stop('A value is missing before this.')
    return this.stop(
      'This is neither a text in double quotes, a number, true, false, a list nor a group.',
    )
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0]
    if (found !== undefined) this.at += found.length
    return found
  }

  /** The next character after white space; '' at the end. */
  private peek(): string {
    this.match(blanks)
    return this.text[this.at] ?? ''
  }

  private stop(message: string, offset = Math.min(this.at, this.text.trimEnd().length)): never {
    throw new Stop({ offset, message })
  }
}
