import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { plannedPages } from '../../content/pages'
import { publishedOfBuild } from './build-content'

/** Gatsby hook: creates every page that is made from content. */
export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  for (const { template, ...page } of plannedPages(publishedOfBuild()))
    actions.createPage({ ...page, component: path.resolve(`src/templates/${template}.tsx`) })
}
