import { readJson } from '../../packages/content-validation'
import { kinds } from '../../src/content/kinds'
import { type FileFormat, fileFormat } from '../file/file-format'
import { printJson } from '../file/print-json'
import { fileOf } from '../file/rename'
import { allKinds, isMarkdown, type Kind, kindOfFile, nameField } from '../form/collections'
import type { KnownExercise } from '../lines/typed-line'
import { addTypedLines } from '../lines/typed-lines'

/** The text of every content file, by path, as the editor has read or written it. */
export const texts = new Map<string, string>()

const plain = new Map<Kind, FileFormat>(
  allKinds.map((kind) => [kind, fileFormat(kinds[kind].schema, isMarkdown(kind))]),
)

const formatOf = (kind: Kind): FileFormat => {
  const format = plain.get(kind)
  if (!format) throw new Error(`There is no format of ${kind}.`)
  return format
}

/** The file of a form: a single file, or the one that its name field says. */
export const fileOfForm = (kind: Kind, form: Record<string, unknown>) =>
  kinds[kind].files.includes('*')
    ? fileOf(kind, String(form[nameField(kind)] ?? 'new'))
    : `content/${kinds[kind].files}`

/** The form of a file's text. An exercise's figure is text, to be drawn as it is typed. */
export function formOf(kind: Kind, text: string) {
  const form = formatOf(kind).formOf(text)
  return kind === 'exercise' && form.figure ? { ...form, figure: printJson(form.figure, '') } : form
}

function withFigure(form: Record<string, unknown>) {
  const { figure, ...fields } = form
  if (typeof figure !== 'string') return form
  if (!figure.trim()) return fields
  const { data, mistakes } = readJson('figure.json', new TextEncoder().encode(figure))
  if (mistakes[0]) throw new Error(`Figure, line ${mistakes[0].line}: ${mistakes[0].message}`)
  return { ...fields, figure: data }
}

/** A form's text. Throws, in sentences, if something typed into a plan's sessions is not understood. */
export function textOf(kind: Kind, form: Record<string, unknown>): string {
  if (kind !== 'plan') return formatOf(kind).textOf(withFigure(form))
  const { form: whole, mistakes } = addTypedLines(form, knownExercises())
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  return formatOf(kind).textOf(whole)
}

/** A form's text as far as it is understood, to show what it makes. */
export const draftText = (kind: Kind, form: Record<string, unknown>): string =>
  formatOf(kind).textOf(
    kind === 'plan' ? addTypedLines(form, knownExercises()).form : withFigure(form),
  )

/** What JSON files of a kind hold, as far as they can be read. */
export const dataOfKind = (kind: Kind): unknown[] =>
  [...texts].flatMap(([file, text]) => {
    if (kindOfFile(file) !== kind) return []
    try {
      return [JSON.parse(text) as unknown]
    } catch {
      return []
    }
  })

/** The exercises that typed lines may name. */
export const knownExercises = () => dataOfKind('exercise') as KnownExercise[]
