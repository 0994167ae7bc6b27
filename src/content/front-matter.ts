import { LineCounter, parseDocument } from 'yaml'
import type { FieldPath } from './field-path'
import type { Source } from './json-source'
import type { Mistake } from './read-text'
import { yamlMistakes } from './yaml-mistakes'

/** An article's file in its two parts. */
export interface MarkdownSource extends Source {
  /** Undefined when it is not clear where the body starts. */
  body: string | undefined
  /** The line of the file on which the body starts. */
  bodyLine: number
}

const FENCE = '---'
const isFence = (line = '') => /^---[ \t]*$/.test(line)

/**
 * YAML 1.1 reads the most words as something other than text: what is text there is text in every
 * version.
 */
const options = { version: '1.1', prettyErrors: false, logLevel: 'silent' } as const

function splitFile(text: string): { yaml: string; body: string; bodyLine: number } | Mistake {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''))
  if (!isFence(lines[0]))
    return { line: 1, message: 'The first line must be --- alone; the fields follow below it.' }
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith(FENCE))
  if (end === -1)
    return {
      line: 1,
      message: 'The fields are not closed: write --- alone on a line below the last one.',
    }
  if (!isFence(lines[end]))
    return {
      line: end + 1,
      message: 'The line that closes the fields must be --- and nothing else.',
    }
  return {
    yaml: lines.slice(1, end).join('\n'),
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  }
}

/**
 * Returns the parsed YAML, and a function from its offsets to lines. Takes the number of lines
 * above it in the file.
 */
function readYaml(yaml: string, above: number) {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { ...options, lineCounter: lines })
  const lineOfOffset = (offset: number) => lines.linePos(offset).line + above
  return { document, lineOfOffset }
}

type Yaml = ReturnType<typeof readYaml>

function lineOf({ document, lineOfOffset }: Yaml, path: FieldPath): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true)
    const range = (node as { range?: readonly number[] } | undefined)?.range
    if (range?.[0] !== undefined) return lineOfOffset(range[0])
  }
  return undefined
}

/** Returns the fields of a YAML text, or the mistakes in it: at most one for each line. */
function parseFields(yaml: string, above: number): { data: unknown; mistakes: Mistake[] } {
  const { document, lineOfOffset } = readYaml(yaml, above)
  const byLine = new Map<number, string>()
  const note = (offset: number, message: string) => {
    const line = lineOfOffset(offset)
    if (!byLine.has(line)) byLine.set(line, message)
  }
  for (const { offset, message } of yamlMistakes(yaml, document)) note(offset, message)
  try {
    if (byLine.size === 0) return { data: document.toJS(), mistakes: [] }
  } catch {
    note(0, 'A text starts with *, which YAML takes for a reference; put it in double quotes.')
  }
  return { data: undefined, mistakes: [...byLine].map(([line, message]) => ({ line, message })) }
}

/** Reads fields that are written as YAML inside a file. Takes the number of lines above them. Never throws. */
export function readFields(yaml: string, above: number): Source {
  // Most files are in order. Those that are not are read again, once.
  let again: Yaml | undefined
  return {
    ...parseFields(yaml, above),
    lineOf: (path) => {
      again ??= readYaml(yaml, above)
      return lineOf(again, path)
    },
  }
}

/** Reads an article's file: front matter between two lines of ---, then the body. Never throws. */
export function readMarkdown(text: string): MarkdownSource {
  const parts = splitFile(text)
  if ('message' in parts)
    return { data: undefined, mistakes: [parts], lineOf: () => 1, body: undefined, bodyLine: 1 }
  const { yaml, body, bodyLine } = parts
  // The first line of the file is ---.
  return { ...readFields(yaml, 1), body, bodyLine }
}
