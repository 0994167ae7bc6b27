import { z } from 'zod'
import { kinds } from '../../src/content/kinds'
import { typedLinesField } from '../lines/typed-lines-field'
import { type Field, fieldsOf } from './fields'

export type Kind = keyof typeof kinds

/** Each kind's name: of all of them, and of one; for a single file, what it holds. */
export const kindNames: Record<Kind, [string, string]> = {
  article: ['Articles', 'Article'],
  guide: ['Guides', 'Guide'],
  ownPage: ['Own pages', 'Own page'],
  plan: ['Plans', 'Plan'],
  exercise: ['Exercises', 'Exercise'],
  person: ['People', 'Person'],
  site: ['Brand and site', 'Brand and site'],
  testimonials: ['Testimonials', 'Testimonial'],
  topics: ['Topics', 'Topic'],
  redirects: ['Moved addresses', 'Moved address'],
  emergency: ['Emergency page', 'Emergency page'],
  search: ['Search words', 'Search words'],
}

/** The field that names an entry's file. */
export const nameField = (kind: Kind) => (isMarkdown(kind) ? 'slug' : 'id')
export const isMarkdown = (kind: Kind) => kinds[kind].files.endsWith('.md')
const isFolder = (kind: Kind) => kinds[kind].files.includes('*')
export const folderOf = (kind: Kind) => `content/${kinds[kind].files.split('/')[0]}`

export const allKinds = Object.keys(kinds) as Kind[]

/** The kind of a file: 'content/workouts/a.json' is a plan. */
export const kindOfFile = (file: string): Kind | undefined =>
  allKinds.find((kind) => {
    const { files } = kinds[kind]
    const [folder, ending = ''] = files.split('*')
    return isFolder(kind)
      ? file.startsWith(`content/${folder}`) && file.endsWith(ending)
      : file === `content/${files}`
  })

/** The text that a form was made of, for the writer. */
const source: Field = { name: 'source', widget: 'hidden' }

function formFields(kind: Kind, extraTags: readonly string[]): Field[] {
  const { schema } = kinds[kind]
  const place = { kind, group: '', extraTags }
  if (!(schema instanceof z.ZodArray)) return fieldsOf(schema, place).map(withTypedLines)
  const [label, label_singular] = kindNames[kind]
  const fields = fieldsOf(schema.element, place)
  const summary = fields.slice(0, 2).map(({ name }) => `{{fields.${name}}}`)
  return [
    {
      name: 'items',
      label,
      label_singular,
      widget: 'list',
      required: false,
      collapsed: true,
      summary: summary.join(' · '),
      fields,
    },
  ]
}

/** Each session has a field to type its exercises into, above their list. */
function withTypedLines(field: Field): Field {
  if (field.name !== 'sessions' || !field.fields) return field
  const fields = field.fields.flatMap((one) =>
    // What is typed becomes the list, so the list may be empty until the plan is saved.
    one.name === 'exercises' ? [typedLinesField, { ...one, required: false }] : [one],
  )
  return { ...field, fields }
}

/** The collections of @sveltia/cms: one per kind with a folder, and the single files together. */
export function collections(extraTags: readonly string[] = []) {
  const folders = allKinds.filter(isFolder).map((kind) => {
    const fields = formFields(kind, extraTags)
    if (isMarkdown(kind))
      fields.push({
        name: 'body',
        label: 'Text',
        widget: 'richtext',
        required: false,
        modes: ['rich_text', 'raw'],
        ...bodyTools,
      })
    const [label, label_singular] = kindNames[kind]
    return {
      name: kind,
      label,
      label_singular,
      folder: folderOf(kind),
      create: true,
      slug: { template: `{{${nameField(kind)}}}`, editable: false },
      identifier_field: kind === 'person' ? 'name' : 'title',
      format: `${kind}-file`,
      // Beside the file that shows it.
      media_folder: '',
      public_folder: '',
      fields: [...fields, source],
    }
  })
  const files = allKinds
    .filter((kind) => !isFolder(kind))
    .map((kind) => ({
      name: kind,
      label: kindNames[kind][0],
      file: `content/${kinds[kind].files}`,
      format: `${kind}-file`,
      media_folder: '',
      public_folder: '',
      fields: [...formFields(kind, extraTags), source],
    }))
  return [...folders, { name: 'settings', label: 'Site', files }]
}

/** What markdown of articles has; no HTML, and headings from ##. */
const bodyTools = {
  buttons: [
    'bold',
    'italic',
    'link',
    'heading-two',
    'heading-three',
    'heading-four',
    'quote',
    'bulleted-list',
    'numbered-list',
    'code',
  ],
  editor_components: ['chart', 'tool', 'image'],
}
