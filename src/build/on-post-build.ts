import type { GatsbyNode } from 'gatsby'

/** Gatsby hook: writes what stands beside the pages, each step in a file of its own in `after`. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {}
