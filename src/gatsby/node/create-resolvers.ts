import type { GatsbyNode } from 'gatsby'
import { contentResolvers } from '../resolvers/content'
import { figureQueries } from '../resolvers/exercise'

/** Gatsby hook: fields that are worked out from the content rather than written in it. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers, ...tools }) => {
  createResolvers({ ...contentResolvers(tools), Query: figureQueries(tools) })
}
