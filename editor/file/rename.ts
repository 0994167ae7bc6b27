import { z } from 'zod'
import { unwrap } from '../../packages/content-validation'
import { kinds } from '../../src/content/kinds'
import {
  articlePath,
  exercisePath,
  guidePath,
  ownPagePath,
  personPath,
  planPath,
} from '../../src/lib/paths'
import { folderOf, isMarkdown, type Kind, kindOfFile } from '../form/collections'
import type { Schema } from '../form/form-value'
import { references } from '../form/references'
import { fileFormat } from './file-format'
import { patchJson } from './patch-json'

const addresses: Partial<Record<Kind, (name: string) => string>> = {
  article: articlePath,
  guide: guidePath,
  ownPage: ownPagePath,
  plan: planPath,
  exercise: exercisePath,
  person: personPath,
}

const REDIRECTS = 'content/redirects.json'

export const fileOf = (kind: Kind, name: string) =>
  `${folderOf(kind)}/${name}.${isMarkdown(kind) ? 'md' : 'json'}`

interface Rename {
  kind: Kind
  from: string
  to: string
  /** Whether readers may have the old address, which then leads to the new one. */
  isPublic: boolean
}

/**
 * What changes in all files, given by path, if an entry gets another name: every field and link that names it, and a
 * redirect from its old address. The entry's own new text is in `texts` already, under its new path.
 */
export function filesAfterRename(
  texts: ReadonlyMap<string, string>,
  rename: Rename,
): Map<string, string> {
  const { kind, from, to, isPublic } = rename
  const [oldPath, newPath] = [addresses[kind]?.(from), addresses[kind]?.(to)]
  const link = new RegExp(`(?<=["(\\s])${oldPath}(?=[")#/?\\s])`, 'g')
  const changed = new Map<string, string>()
  for (const [file, text] of texts) {
    const referring = withReferences(file, text, rename)
    const linked = newPath ? referring.replace(link, newPath) : referring
    if (linked !== text) changed.set(file, linked)
  }
  if (oldPath && isPublic) {
    const text = changed.get(REDIRECTS) ?? texts.get(REDIRECTS) ?? '[]\n'
    const others = (JSON.parse(text) as { from: string }[]).filter((one) => one.from !== newPath)
    changed.set(REDIRECTS, patchJson(text, [...others, { from: oldPath, to: newPath }]))
  }
  return changed
}

function withReferences(file: string, text: string, rename: Rename) {
  const kind = kindOfFile(file)
  if (!kind || !text.includes(rename.from)) return text
  const { schema } = kinds[kind]
  const place = { kind, group: kind, name: '' }
  return fileFormat(schema, isMarkdown(kind)).withData(text, (data) =>
    replaced(schema, data, place, rename),
  )
}

interface Place {
  kind: Kind
  group: string
  name: string
}

/** The data with the new name in each field that refers to the old one. */
function replaced(schema: Schema, data: unknown, place: Place, rename: Rename): unknown {
  const inner = unwrap(schema)
  const refers = references[`${place.group}.${place.name}`]?.collection === rename.kind
  if (typeof data === 'string') return refers && data === rename.from ? rename.to : data
  if (inner instanceof z.ZodArray && Array.isArray(data))
    return data.map((one) => replaced(inner.element, one, place, rename))
  if (!(inner instanceof z.ZodObject) || typeof data !== 'object' || !data) return data
  const group = place.name || place.kind
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const field = inner.shape[key] as Schema | undefined
      return [key, field ? replaced(field, value, { ...place, group, name: key }, rename) : value]
    }),
  )
}
