import type { GatsbyNode } from 'gatsby'
import { contentTypes } from '../graphql-types/content-types'
import { contentResolvers } from '../resolvers/content'

/** Gatsby hook: declares all content types, so that a missing field is null instead of a build error. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({
  actions,
  ...tools
}) => actions.createTypes(contentTypes(contentResolvers(tools)))
