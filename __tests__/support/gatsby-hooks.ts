import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby'
import { createResolvers } from '../../src/gatsby/node/create-resolvers'
import { createSchemaCustomization } from '../../src/gatsby/node/create-schema-customization'

/** A resolved GraphQL field: its type, if it sets one, and its resolver. */
interface ResolvedField {
  type?: string
  resolve: (node: object, args: object, context: object) => unknown
}

/** The GraphQL type definitions that the site passes to Gatsby. */
export function declaredTypes(): string[] {
  const createTypes = jest.fn()
  createSchemaCustomization?.(
    { actions: { createTypes } } as unknown as CreateSchemaCustomizationArgs,
    { plugins: [] },
    () => {},
  )
  return createTypes.mock.calls.flat(2)
}

/** The resolvers that the site passes to Gatsby, by type and field. */
export function resolvers(): Record<string, Record<string, ResolvedField>> {
  const register = jest.fn()
  createResolvers?.(
    { createResolvers: register } as unknown as CreateResolversArgs,
    { plugins: [] },
    () => {},
  )
  return Object.assign({}, ...register.mock.calls.flat())
}
