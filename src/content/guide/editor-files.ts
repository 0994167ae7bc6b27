import { z } from 'zod'
import { fieldNote, unwrap } from '../../../packages/checked-content'
import { kinds } from '../kinds'

/** Text of a content kind's JSON Schema. Uses draft 7, which editors support best. */
export function jsonSchema(schema: z.ZodType): string {
  const generated = z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ jsonSchema: part }) => {
      // VS Code shows this instead of the pattern.
      if (part.pattern && part.description)
        part.patternErrorMessage = `It holds ${part.description}, for example ${JSON.stringify(part.examples?.[0])}.`
    },
  })
  return `${JSON.stringify(generated, null, 2)}\n`
}

interface FormField {
  title: string
  name: string
  type: string
  required?: true
  description?: string
  choices?: string[]
  fields?: FormField[]
}

/**
 * Lists an object schema's fields for the VS Code extension Front Matter CMS, which checks types,
 * choices and missing fields. Days are 'string' because its date type adds a time and drops the quotes.
 */
function formFields(schema: z.core.$ZodType): FormField[] {
  const object = unwrap(schema)
  if (!(object instanceof z.ZodObject)) return []
  return Object.entries(object.shape as Record<string, z.core.$ZodType>).map(([name, field]) => {
    const inner = unwrap(field)
    const { description } = fieldNote(field)
    return {
      title: name,
      name,
      ...formType(inner),
      ...(!(field instanceof z.ZodOptional) && { required: true as const }),
      ...(description && { description }),
    }
  })
}

function formType(schema: z.core.$ZodType): Pick<FormField, 'type' | 'choices' | 'fields'> {
  if (schema instanceof z.ZodEnum) return { type: 'choice', choices: schema.options.map(String) }
  if (schema instanceof z.ZodArray) return { type: 'list' }
  if (schema instanceof z.ZodBoolean) return { type: 'boolean' }
  if (schema instanceof z.ZodNumber) return { type: 'number' }
  if (schema instanceof z.ZodObject) return { type: 'fields', fields: formFields(schema) }
  return { type: 'string' }
}

const kindsOf = (ending: string) =>
  Object.entries(kinds).filter(([, { files }]) => files.endsWith(ending))

/** Text of .vscode/settings.json, which maps files to schemas. */
export function editorSettings(): string {
  const fileOf = (name: string) => `./schemas/${name}.schema.json`
  const settings = {
    'files.encoding': 'utf8',
    'json.schemas': kindsOf('.json').map(([name, { files }]) => ({
      fileMatch: [`/content/${files}`],
      url: fileOf(name),
    })),
    'yaml.schemas': Object.fromEntries(
      kindsOf('.md').map(([name, { files }]) => [fileOf(name), `content/${files}`]),
    ),
    'frontMatter.content.autoUpdateDate': false,
    'frontMatter.content.pageFolders': [
      { title: 'Articles', path: '[[workspace]]/content/articles', contentTypes: ['article'] },
      { title: 'Guides', path: '[[workspace]]/content/guides', contentTypes: ['guide'] },
    ],
    'frontMatter.taxonomy.contentTypes': kindsOf('.md').map(([name, { schema }]) => ({
      name,
      pageBundle: false,
      fields: formFields(schema),
    })),
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}
