import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { formOf, textOf } from '../../editor/app/texts'
import { type Kind, kindOfFile } from '../../editor/form/collections'

/** Files that tests edit. Editors may change everything in `content`. */
export const FROZEN = '__tests__/support/content'

type Form = Record<string, unknown>

export const kindOf = (file: string): Kind | undefined => kindOfFile(`content/${file}`)

export const readFrozen = (file: string) => readFileSync(path.join(FROZEN, file), 'utf8')

export const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(kindOf)

/** The lines that differ: without those that both texts begin and end with. */
export function changedLines(before: string, after: string) {
  const [olds, news] = [before.split('\n'), after.split('\n')]
  while (olds.length > 0 && olds[0] === news[0]) {
    olds.shift()
    news.shift()
  }
  while (olds.length > 0 && olds.at(-1) === news.at(-1)) {
    olds.pop()
    news.pop()
  }
  return { out: olds, in: news }
}

/** A text as it is after its form was changed. */
export function edited(file: string, text: string, change: (form: Form) => Form): string {
  const kind = kindOf(file)
  if (!kind) throw new Error(`${file} is no content file.`)
  return textOf(kind, change(formOf(kind, text)))
}
