import {
  findNodeAtLocation,
  type Node,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
  visit,
} from 'jsonc-parser'
import type { FieldPath } from '../messages/field-path'
import { shorten } from '../messages/wording'
import { lineAt } from './file-text'
import { type ParsedFile, parsed } from './parsed-file'

interface JsonMistake {
  message: string
  offset: number
}

/** Reads a JSON file. Also rejects duplicate fields, which JSON.parse silently drops. Never throws. */
export const readJson = (file: string, bytes: Uint8Array | undefined): ParsedFile =>
  parsed(file, bytes, parseJson)

function parseJson(text: string): ParsedFile {
  const { mistakes, isReadable } = scan(text)
  // Parse the tree on demand: most files have no mistakes and need no line numbers.
  let tree: Node | undefined
  return {
    data: isReadable ? JSON.parse(text) : undefined,
    lineOf: (path) => {
      if (isReadable) tree ??= parseTree(text)
      return lineAt(text, offsetOf(tree, path))
    },
    mistakes: mistakes.map(({ offset, message }) => ({ line: lineAt(text, offset), message })),
  }
}

/** Offset of a list entry, or of a field's name. */
function offsetOf(tree: Node | undefined, path: FieldPath): number {
  for (let length = path.length; tree && length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length) as (string | number)[])
    if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset
  }
  return 0
}

/** Finds duplicate fields and the first syntax error. */
function scan(text: string) {
  const mistakes: JsonMistake[] = []
  let syntaxError: JsonMistake | undefined
  /** Enclosing objects and arrays: an object's field names so far, undefined for an array. */
  const enclosing: (Set<string> | undefined)[] = []
  const leave = () => {
    enclosing.pop()
  }
  visit(
    text,
    {
      onObjectBegin: () => {
        enclosing.push(new Set())
      },
      onArrayBegin: () => {
        enclosing.push(undefined)
      },
      onObjectEnd: leave,
      onArrayEnd: leave,
      onObjectProperty: (name, offset) => {
        const fields = enclosing.at(-1)
        if (fields?.has(name) && !syntaxError)
          mistakes.push({ offset, message: `"${shorten(name)}" appears twice; keep one.` })
        fields?.add(name)
      },
      onError: (code, offset) => {
        syntaxError ??= syntaxMistake(code, text, offset, enclosing.at(-1))
      },
    },
    { disallowComments: true },
  )
  return { mistakes: syntaxError ? [...mistakes, syntaxError] : mistakes, isReadable: !syntaxError }
}

const stringErrors = [
  'UnexpectedEndOfString',
  'InvalidCharacter',
  'InvalidEscapeCharacter',
  'InvalidUnicode',
]

/** Explains a syntax error from the text before it. `fields` belong to the enclosing object, if any. */
function syntaxMistake(error: ParseErrorCode, text: string, at: number, fields?: Set<string>) {
  const code = printParseErrorCode(error)
  const offset = Math.min(at, text.trimEnd().length)
  const character = text.charAt(offset)
  const textBefore = text.slice(0, offset).trimEnd()
  const previous = textBefore.charAt(textBefore.length - 1)
  const end = fields ? '}' : ']'
  const mistake = (message: string, place = offset): JsonMistake => ({ message, offset: place })

  if (stringErrors.includes(code))
    return mistake(
      'A closing quotation mark is missing: write " at the end of the text, \\n for a line break, \\" for a quotation mark and \\\\ for a backslash inside it.',
    )
  if (code === 'EndOfFileExpected')
    return mistake('There is text after the end of the data; delete it.')
  if (code === 'CloseBraceExpected' || code === 'CloseBracketExpected') {
    const missing = code === 'CloseBraceExpected' ? '}' : ']'
    return mistake(`The file ends too early: a closing ${missing} is missing.`)
  }
  if (code === 'ColonExpected')
    return mistake(`A colon is missing after "${shorten([...(fields ?? [])].at(-1) ?? '')}".`)
  if (previous === ',' && character === end)
    return mistake(`Delete the comma before the ${end}.`, textBefore.length - 1)
  if (fields && /[{,]/.test(previous)) return mistake(fieldAdvice(character))
  if (/[:[,]/.test(previous) || textBefore === '') return mistake(valueAdvice(character))
  return mistake(`A comma or a ${end} is missing before this.`)
}

const CURLY_QUOTES = /['“”„‘’`]/u
const COMMENT = 'Comments are not allowed in JSON; delete this one.'

function fieldAdvice(character: string): string {
  if (character === '/' || character === '#') return COMMENT
  return CURLY_QUOTES.test(character)
    ? 'A field name must be in straight double quotes, like "title"; a word processor makes curly ones of them.'
    : 'A field name must be in double quotes, like "title".'
}

function valueAdvice(character: string): string {
  if (character === '') return 'The file ends too early: a value is missing.'
  if (CURLY_QUOTES.test(character)) return 'Text must be in straight double quotes, like "this".'
  if (character === '/' || character === '#') return COMMENT
  if (/[,}\]]/.test(character)) return 'A value is missing before this.'
  return 'A value must be text in double quotes, a number, true, false, a list or a group.'
}
