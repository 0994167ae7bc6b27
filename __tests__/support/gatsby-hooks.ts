import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby'
import { createResolvers } from '../../src/gatsby/node/create-resolvers'
import { createSchemaCustomization } from '../../src/gatsby/node/create-schema-customization'

/** A field that is worked out from the content: its GraphQL type where it sets one, and how. */
interface ResolvedField {
  type?: string
  resolve: (node: object, args: object, context: object) => unknown
}

/** The texts that declare our GraphQL types, as Gatsby is given them. */
export function declaredTypes(): string[] {
  const createTypes = jest.fn()
  createSchemaCustomization?.(
    { actions: { createTypes } } as unknown as CreateSchemaCustomizationArgs,
    { plugins: [] },
    () => {},
  )
  return createTypes.mock.calls.flat(2)
}

/** The fields that Gatsby is told to resolve, by type and name. */
export function resolvers(): Record<string, Record<string, ResolvedField>> {
  const register = jest.fn()
  createResolvers?.(
    { createResolvers: register } as unknown as CreateResolversArgs,
    { plugins: [] },
    () => {},
  )
  return Object.assign({}, ...register.mock.calls.flat())
}
