import { z } from 'zod'
import { capitalize } from '../../../packages/basics'
import { fieldNote, unwrap } from '../../../packages/content-validation'

type Schema = z.core.$ZodType

/** Resolved fields, by GraphQL type and name. Without `type`, a field keeps the type from its schema. */
export type ResolvedFields = Record<
  string,
  Record<string, { resolve: unknown; type?: string; args?: Record<string, string> }>
>

/**
 * Returns the GraphQL types of a node and its nested objects, from its zod schema and resolved fields. A
 * nested type's name is its path: 'SiteSettingsAbout'.
 */
export function nodeTypes(node: string, schema: Schema, resolved: ResolvedFields): string {
  const types: string[] = []

  function fieldsOf(type: string, { shape }: z.ZodObject): Map<string, string> {
    const fields = new Map<string, string>()
    for (const [key, field] of Object.entries(shape)) {
      // Gatsby reserves the node field `id`.
      if (type === node && key === 'id') fields.set(`${node.toLowerCase()}Id`, ': String!')
      else
        fields.set(key, `: ${typeOf(field, type + capitalize(key))}${isOptional(field) ? '' : '!'}`)
    }
    for (const [key, { type: is, args }] of Object.entries(resolved[type] ?? {}))
      if (is) fields.set(key, `${argumentsOf(args)}: ${is}`)
    return fields
  }

  function typeOf(schema: Schema, name: string): string {
    const inner = unwrap(schema)
    if (inner instanceof z.ZodArray) return `[${typeOf(inner.element, name)}!]`
    if (!(inner instanceof z.ZodObject)) return scalarOf(inner)
    const fields = fieldsOf(name, inner)
    const lines = [...fields].map(
      ([key, type]) => `${descriptionOf(inner.shape[key])}  ${key}${type}`,
    )
    const head = name === node ? `${name} implements Node @dontInfer` : name
    types.push(`type ${head} {\n${lines.join('\n')}\n}`)
    return name
  }

  typeOf(schema, node)
  return types.join('\n\n')
}

const isOptional = (schema: Schema) => schema instanceof z.ZodOptional

/** Returns a schema's GraphQL scalar: JSON for unions and for records with free keys. */
function scalarOf(schema: Schema): string {
  if (schema instanceof z.ZodISODate) return 'Date'
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return 'String'
  if (schema instanceof z.ZodBoolean) return 'Boolean'
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'Int' : 'Float'
  return 'JSON'
}

/** Returns a field's description in GraphQL syntax, as a JSON string. */
function descriptionOf(schema: Schema | undefined): string {
  const description = schema && fieldNote(schema).description
  return description ? `  ${JSON.stringify(description)}\n` : ''
}

function argumentsOf(args: Record<string, string> = {}): string {
  const texts = Object.entries(args).map(([name, type]) => `${name}: ${type}`)
  return texts.length > 0 ? `(${texts.join(', ')})` : ''
}
