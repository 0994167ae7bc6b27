import type { z } from 'zod'

/** Returns a field's schema with what messages, the editor's guide and editors' programs say of the field. */
export const field = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  ...examples: unknown[]
): Schema => schema.meta({ description, ...(examples.length > 0 && { examples }) })

/** Returns the same for a field that may be missing. */
export const optionalField = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  ...examples: unknown[]
) => field(schema, description, ...examples).optional()
