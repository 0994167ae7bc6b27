import { z } from 'zod'
import type { FieldPath } from './field-path'

/** A field's registered metadata, separate from its rules. */
interface FieldNote {
  description?: string
  examples?: readonly unknown[]
}

/** Strips `optional` from a schema. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema
}

function childSchema(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject) return inner.shape[String(key)]
  if (inner instanceof z.ZodArray) return inner.element
  return inner instanceof z.ZodRecord ? inner.valueType : undefined
}

/** Finds the schema of the field at `path`; undefined for unknown fields. */
export function schemaAt(schema: z.core.$ZodType, path: FieldPath): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((at, key) => at && childSchema(at, key), schema)
}

/** Field names of an object schema; none for other schemas. */
export function fieldNames(schema: z.core.$ZodType | undefined): string[] {
  const inner = schema && unwrap(schema)
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
}

export function fieldNote(schema: z.core.$ZodType): FieldNote {
  const note = z.globalRegistry.get(unwrap(schema)) ?? {}
  return note as FieldNote
}
