import { type Document, visit } from 'yaml'

/** Messages by error code of the YAML parser. */
const advice: Record<string, string> = {
  DUPLICATE_KEY: 'A field appears twice; keep one.',
  TAB_AS_INDENT: 'The line is indented with a tab; use spaces.',
  BLOCK_AS_IMPLICIT_KEY:
    'Text with a colon and a space in it must be in double quotes, like title: "HIIT: an introduction".',
  MULTILINE_IMPLICIT_KEY: 'A colon or a closing quotation mark is missing.',
  MISSING_CHAR: 'A closing quotation mark, bracket or colon is missing.',
  BAD_INDENT:
    'The line is not indented like those around it, or a closing ] or } is missing here or above.',
  BAD_SCALAR_START: 'Text that starts with a special character must be in double quotes.',
  TAG_RESOLVE_FAILED: 'Text that starts with ! must be in double quotes.',
  UNEXPECTED_TOKEN:
    'Something follows the value on this line; put the whole text in double quotes, with \\" for a quotation mark inside it.',
  BAD_DQ_ESCAPE: 'Inside double quotes a backslash must be written twice, and " as \\".',
}

const fallback =
  'The line cannot be read; write one field per line as name: "text", with the text in double quotes.'

/**
 * Mistakes this parser accepts but js-yaml, which site builders use, reads differently or rejects: unquoted text that
 * contains ' #', an escaped closing quotation mark, curly quotation marks around a text, a colon on the line below its
 * field name, and the end-of-document mark.
 */
const traps: [RegExp, string][] = [
  [
    /^\s*[\w-]+:[ \t]+[^\s"'#[{|>][^\n]*[ \t]#/m,
    'YAML ignores what follows #; put the whole text in quotes.',
  ],
  [
    /(?<!\\)(?:\\\\)*\\"[ \t]*$/m,
    'The last quotation mark is written \\", so the text does not end; delete the backslash.',
  ],
  [
    /^\s*[\w-]+:[ \t]+[“”„][^\n“”]*[“”][ \t]*$/m,
    'Curly quotation marks become part of the text; write straight ones: title: "text".',
  ],
  [/^\s*:/m, fallback],
  [/^\.\.\.\s*$/m, fallback],
]

/** Finds the mistakes in parsed front matter, with their offsets. */
export function yamlMistakes(
  yaml: string,
  document: Document.Parsed,
): { offset: number; message: string }[] {
  const reported = [...document.errors, ...document.warnings].map(({ code, pos }) => ({
    offset: pos[0],
    message: advice[code] ?? fallback,
  }))
  // A tab makes the parser misread the lines around it.
  const tabs = reported.filter(({ message }) => message === advice.TAB_AS_INDENT)
  if (tabs.length > 0) return tabs
  const trapped = traps.flatMap(([pattern, message]) => {
    const match = pattern.exec(yaml)
    // A match may start with the line breaks above the line; its end is on the line.
    return match ? [{ offset: match.index + match[0].length - 1, message }] : []
  })
  const marked: typeof reported = []
  visit(document, {
    Node: (_, { range, tag }) => {
      if (tag?.startsWith('!'))
        marked.push({ offset: range?.[0] ?? 0, message: advice.TAG_RESOLVE_FAILED ?? fallback })
    },
    Alias: (_, { range }) => {
      marked.push({
        offset: range?.[0] ?? 0,
        message: 'Text that starts with * must be in double quotes.',
      })
    },
  })
  return [...reported, ...trapped, ...marked]
}
