import type { z } from 'zod'
import { readJson, readMarkdown } from '../../packages/content-validation'
import { type Data, dataOf, formOf } from '../form/form-value'
import { patchBody } from './patch-body'
import { patchJson } from './patch-json'
import { patchYaml } from './patch-yaml'

const FENCED = /^(---[ \t]*\r?\n)([\s\S]*?)(---[ \t]*(?:\r?\n|$))([\s\S]*)$/

/** How the editor reads a kind of file as a form's values, and writes it again with nothing but the changes. */
export interface FileFormat {
  /** Throws if the file can't be read. */
  formOf: (text: string) => Data
  /** `form.source` is the text that the form was made of; without it, the file is new. */
  textOf: (form: Data) => string
  /** The text with other data in its fields. */
  withData: (text: string, change: (data: unknown) => unknown) => string
}

/** The format of a kind of content. A list at the top of a file is in the form's field `items`. */
export function fileFormat(schema: z.ZodType, isMarkdown: boolean): FileFormat {
  const isList = schema.def.type === 'array'
  const empty = isMarkdown ? '---\n---\n' : isList ? '[]\n' : '{}\n'
  const read = (text: string) => {
    const bytes = new TextEncoder().encode(text)
    const {
      data,
      mistakes,
      body = '',
    } = isMarkdown
      ? readMarkdown('entry.md', bytes)
      : { ...readJson('entry.json', bytes), body: '' }
    if (mistakes[0]) throw new Error(mistakes[0].message)
    return { data: data ?? {}, body }
  }
  const write = (text: string, data: unknown, body?: string) =>
    isMarkdown ? writeMarkdown(text, data as Data, body) : patchJson(text, data)
  return {
    formOf(text) {
      const { data, body } = read(text)
      const form = formOf(schema, data)
      return {
        ...(isList ? { items: form } : (form as Data)),
        ...(isMarkdown && { body: body.trim() }),
        source: text,
      }
    },
    textOf({ source, body, items, ...fields }) {
      const text = typeof source === 'string' && source ? source : empty
      const before = text === empty ? undefined : read(text).data
      const data = dataOf(schema, isList ? items : fields, before)
      return write(text, data, String(body ?? ''))
    },
    withData: (text, change) => write(text, change(read(text).data)),
  }
}

/** Without a body, the text keeps its own. */
function writeMarkdown(text: string, data: Data, body?: string): string {
  const [, open = '', yaml = '', close = '', oldBody = ''] = FENCED.exec(text) ?? []
  const newBody = body === undefined ? oldBody.trim() : patchBody(oldBody.trim(), body.trim())
  const isSame = newBody === oldBody.trim()
  return `${open}${patchYaml(yaml, data)}${close}${isSame ? oldBody : `\n${newBody}\n`}`
}
