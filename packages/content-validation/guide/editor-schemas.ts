import { z } from 'zod'
import { fieldNote, unwrap } from '../messages/schema-fields'

/** The JSON Schema of a schema, as a file's text. Uses draft 7, which editors support best. */
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
export function formFields(schema: z.core.$ZodType): FormField[] {
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
