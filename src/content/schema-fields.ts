import { z } from 'zod'
import type { FieldPath } from './field-path'

/** What a schema says about one field, beside the rules it checks. */
export interface FieldNote {
  description?: string
  examples?: readonly unknown[]
}

/** Returns the schema inside one that is optional; any other as it is. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema
}

function step(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject) return inner.shape[String(key)]
  if (inner instanceof z.ZodArray) return inner.element
  return inner instanceof z.ZodRecord ? inner.valueType : undefined
}

/** Returns the schema of the field at `path`; undefined where the schema knows no such field. */
export function schemaAt(schema: z.core.$ZodType, path: FieldPath): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((at, key) => at && step(at, key), schema)
}

/** Returns the names of the fields of an object schema; none for any other. */
export function fieldNames(schema: z.core.$ZodType | undefined): string[] {
  const inner = schema && unwrap(schema)
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
}

/** Returns the description and examples of a field. */
export function noteOf(schema: z.core.$ZodType): FieldNote {
  const note = z.globalRegistry.get(unwrap(schema)) ?? {}
  return note as FieldNote
}
