import type { z } from 'zod'

/** Adds a description and examples to a schema, for messages, the editors' guide and editors' tools. */
export const field = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  ...examples: unknown[]
): Schema => schema.meta({ description, ...(examples.length > 0 && { examples }) })

/** Like `field`, for an optional one. */
export const optionalField = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  ...examples: unknown[]
) => field(schema, description, ...examples).optional()
