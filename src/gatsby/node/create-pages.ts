import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { plannedPages } from '../../content/pages'
import { getPublishedContent } from './build-content'

/** Gatsby hook: creates all content pages. */
export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  for (const { template, ...page } of plannedPages(getPublishedContent()))
    actions.createPage({ ...page, component: path.resolve(`src/templates/${template}.tsx`) })
}
