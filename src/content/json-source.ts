import {
  findNodeAtLocation,
  type Node,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
  visit,
} from 'jsonc-parser'
import type { FieldPath } from './field-path'
import { lineAt, type Mistake } from './read-text'
import { shorten } from './wording'

/** What a file says, and on which line it says what. */
export interface Source {
  data: unknown
  /** The line of a field, or of the nearest field around it that is written in the file. */
  lineOf: (path: FieldPath) => number | undefined
  mistakes: Mistake[]
}

/** A mistake in JSON, at a character. */
class JsonMistake extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message)
  }
}

const MAX_DEPTH = 20

/** Reads JSON. What JSON.parse would refuse, or silently drop (a field given twice), is a mistake. */
export function readJson(text: string): Source {
  const { mistakes, isReadable } = walk(text)
  // Most files are in order, and nobody asks for their lines.
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

/** Returns where an entry of a list stands, or a field: where its name does. */
function offsetOf(tree: Node | undefined, path: FieldPath): number {
  for (let length = path.length; tree && length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length) as (string | number)[])
    if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset
  }
  return 0
}

/** Returns the fields that are given twice, and the first mistake in reading. */
function walk(text: string) {
  const mistakes: JsonMistake[] = []
  /** The groups and lists around the place that is read: the names of a group's fields, undefined for a list. */
  const around: (Set<string> | undefined)[] = []

  function enter(fields: Set<string> | undefined, offset: number) {
    if (around.push(fields) > MAX_DEPTH)
      throw new JsonMistake('The data is nested too deeply; no field needs that.', offset)
  }
  function leave() {
    around.pop()
  }

  try {
    visit(
      text,
      {
        onObjectBegin: (offset) => enter(new Set(), offset),
        onArrayBegin: (offset) => enter(undefined, offset),
        onObjectEnd: leave,
        onArrayEnd: leave,
        onObjectProperty: (name, offset) => {
          const fields = around.at(-1)
          if (fields?.has(name))
            mistakes.push(new JsonMistake(`"${shorten(name)}" is given twice; keep one.`, offset))
          fields?.add(name)
        },
        onError: (code, offset) => {
          throw explained(code, text, offset, around.at(-1))
        },
      },
      { disallowComments: true },
    )
    return { mistakes, isReadable: true }
  } catch (error) {
    if (!(error instanceof JsonMistake)) throw error
    return { mistakes: [...mistakes, error], isReadable: false }
  }
}

const inText = [
  'UnexpectedEndOfString',
  'InvalidCharacter',
  'InvalidEscapeCharacter',
  'InvalidUnicode',
]

/** Returns what is wrong at a character, by what stands before it and in which group (its fields) or list. */
function explained(error: ParseErrorCode, text: string, at: number, fields?: Set<string>) {
  const code = printParseErrorCode(error)
  const offset = Math.min(at, text.trimEnd().length)
  const here = text.charAt(offset)
  const before = text.slice(0, offset).trimEnd()
  const previous = before.charAt(before.length - 1)
  const end = fields ? '}' : ']'
  const stop = (message: string, place = offset) => new JsonMistake(message, place)

  if (inText.includes(code))
    return stop(
      'A text is not closed: write " at its end, \\n for a line break, \\" for a quotation mark and \\\\ for a backslash inside it.',
    )
  if (code === 'EndOfFileExpected')
    return stop('There is text after the end of the data; delete it.')
  if (code === 'CloseBraceExpected' || code === 'CloseBracketExpected') {
    const missing = code === 'CloseBraceExpected' ? '}' : ']'
    return stop(`The file ends too early: a closing ${missing} is missing.`)
  }
  if (code === 'ColonExpected')
    return stop(`A colon is missing after "${shorten([...(fields ?? [])].at(-1) ?? '')}".`)
  if (previous === ',' && here === end)
    return stop(`Delete the comma before the ${end}.`, before.length - 1)
  if (fields && /[{,]/.test(previous))
    return stop('A field name must be in double quotes, like "title".')
  if (/[:[,]/.test(previous) || before === '') return stop(aboutValue(here))
  return stop(`A comma is missing before this, or a ${end}.`)
}

function aboutValue(here: string): string {
  if (here === '') return 'The file ends too early: a value is missing.'
  if (/['“”„‘’`]/u.test(here)) return 'A text must be in straight double quotes, like "this".'
  if (here === '/' || here === '#') return 'Comments are not allowed in JSON; delete this one.'
  if (/[,}\]]/.test(here)) return 'A value is missing before this.'
  return 'This is neither a text in double quotes, a number, true, false, a list nor a group.'
}
