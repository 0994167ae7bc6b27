import type { GatsbyNode } from 'gatsby'
import { contentResolvers } from '../resolvers/content'
import { figureQueries } from '../resolvers/exercise'

/** Gatsby hook: adds the fields computed from content. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers, ...tools }) => {
  createResolvers({ ...contentResolvers(tools), Query: figureQueries(tools) })
}
