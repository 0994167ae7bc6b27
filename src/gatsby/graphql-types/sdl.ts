import { z } from 'zod'
import { fieldNote, unwrap } from '../../content/schema-fields'

type Schema = z.core.$ZodType

/** Fields that resolvers work out, by GraphQL type and name. One without a type keeps its content's. */
export type ResolvedFields = Record<
  string,
  Record<string, { resolve: unknown; type?: string; args?: Record<string, string> }>
>

/**
 * Returns the GraphQL types of a node and of the objects inside it, made from its zod schema and from
 * the fields that are resolved on them. A type inside is named by its place: 'SiteSettingsAbout'.
 */
export function nodeTypes(node: string, schema: Schema, resolved: ResolvedFields): string {
  const types: string[] = []

  function fieldsOf(type: string, { shape }: z.ZodObject): Map<string, string> {
    const fields = new Map<string, string>()
    for (const [key, field] of Object.entries(shape)) {
      // Gatsby keeps the id of a node for itself.
      if (type === node && key === 'id')
        fields.set(`${node.toLowerCase()}Id`, ': String! @proxy(from: "jsonId")')
      else fields.set(key, `: ${typeOf(field, type + capital(key))}${isOptional(field) ? '' : '!'}`)
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
    const lines = [...fields].map(([key, type]) => `${noteOn(inner.shape[key])}  ${key}${type}`)
    const head = name === node ? `${name} implements Node @dontInfer` : name
    types.push(`type ${head} {\n${lines.join('\n')}\n}`)
    return name
  }

  typeOf(schema, node)
  return types.join('\n\n')
}

const capital = (key: string) => key.charAt(0).toUpperCase() + key.slice(1)
const isOptional = (schema: Schema) => schema instanceof z.ZodOptional

/** Returns the GraphQL scalar of a schema: JSON for what has several forms, or names that editors choose. */
function scalarOf(schema: Schema): string {
  if (schema instanceof z.ZodISODate) return 'Date'
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return 'String'
  if (schema instanceof z.ZodBoolean) return 'Boolean'
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'Int' : 'Float'
  return 'JSON'
}

/** Returns a field's description as GraphQL writes it: texts are as in JSON. */
function noteOn(schema: Schema | undefined): string {
  const description = schema && fieldNote(schema).description
  return description ? `  ${JSON.stringify(description)}\n` : ''
}

function argumentsOf(args: Record<string, string> = {}): string {
  const texts = Object.entries(args).map(([name, type]) => `${name}: ${type}`)
  return texts.length > 0 ? `(${texts.join(', ')})` : ''
}
