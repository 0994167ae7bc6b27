import type { GatsbyNode } from 'gatsby'
import { paths } from '../../lib/paths'

/**
 * Gatsby hook: makes all filters one page. Gatsby takes an address with a query for a page of its own, and would
 * fetch the same data again for each filter, unless the page has a `matchPath`.
 */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  if (page.path === paths.filter && !page.matchPath)
    actions.createPage({ ...page, matchPath: page.path })
}
