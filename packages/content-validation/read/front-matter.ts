import { LineCounter, parseDocument } from 'yaml'
import type { FieldPath } from '../messages/field-path'
import { type Mistake, readFileText } from './file-text'
import { type ParsedFile, parsed, unreadable } from './parsed-file'
import { yamlMistakes } from './yaml-mistakes'

/** A markdown file split into fields and body. */
interface MarkdownFile extends ParsedFile {
  /** Undefined if the start of the body is unclear. */
  body?: string
  /** Line of the file on which the body starts. */
  bodyLine?: number
}

const FENCE = '---'
const isFence = (line = '') => /^---[ \t]*$/.test(line)

function splitFile(text: string): { yaml: string; body: string; bodyLine: number } | Mistake {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''))
  if (!isFence(lines[0]))
    return { line: 1, message: 'The first line must be ---, with the fields below it.' }
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith(FENCE))
  if (end === -1)
    return {
      line: 1,
      message: 'The closing --- is missing: write it on a line below the last field.',
    }
  if (!isFence(lines[end]))
    return {
      line: end + 1,
      message: 'The line that closes the fields must be only ---.',
    }
  return {
    yaml: lines.slice(1, end).join('\n'),
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  }
}

/** Reads the body alone of a markdown file; empty if it is unclear. Never throws. */
export function readBody(file: string, bytes: Uint8Array | undefined): string {
  const read = readFileText(file, bytes)
  const parts = 'text' in read ? splitFile(read.text) : read.mistake
  return 'body' in parts ? parts.body : ''
}

/**
 * Reads YAML fields inside a file, with `above` lines before them. Never throws. Parses again for the line of a
 * mistake, because the parsed documents of a large site fill the memory.
 */
export function readFields(yaml: string, above: number): ParsedFile {
  const { data, mistakes } = parseFields(yaml, above)
  return { data, mistakes, lineOf: (path) => parseFields(yaml, above).lineOf(path) }
}

function parseFields(yaml: string, above: number): ParsedFile {
  const lines = new LineCounter()
  const document = parseDocument(yaml, {
    // It treats the most words as something other than text, so its texts are texts in every version.
    version: '1.1',
    // A merge key whose value is no map would throw.
    customTags: (tags) => tags.filter((tag) => typeof tag === 'string' || !/:merge$/.test(tag.tag)),
    prettyErrors: false,
    logLevel: 'silent',
    lineCounter: lines,
  })
  const lineOfOffset = (offset: number) => lines.linePos(offset).line + above
  const lineOf = (path: FieldPath): number | undefined => {
    if (path.length === 0) return undefined
    const node = document.getIn(path, true) as
      | { range?: readonly [number, ...number[]] }
      | undefined
    return node?.range ? lineOfOffset(node.range[0]) : lineOf(path.slice(0, -1))
  }
  // At most one mistake per line.
  const byLine = new Map<number, string>()
  const report = (offset: number, message: string) => {
    const line = lineOfOffset(offset)
    if (!byLine.has(line)) byLine.set(line, message)
  }
  for (const { offset, message } of yamlMistakes(yaml, document)) report(offset, message)
  const mistakes = [...byLine].map(([line, message]) => ({ line, message }))
  return { data: mistakes.length > 0 ? undefined : document.toJS(), mistakes, lineOf }
}

/** Reads a markdown file: front matter between two --- lines, then the body. Never throws. */
export const readMarkdown = (file: string, bytes: Uint8Array | undefined): MarkdownFile =>
  parsed(file, bytes, parseMarkdown)

function parseMarkdown(text: string): MarkdownFile {
  const parts = splitFile(text)
  if ('message' in parts) return unreadable(parts)
  const { yaml, body, bodyLine } = parts
  // One line above: the opening ---.
  return { ...readFields(yaml, 1), body, bodyLine }
}
