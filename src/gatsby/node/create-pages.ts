import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { pagesToCreate } from '../../content/pages'
import { getPublishedContent } from './build-content'

/** Gatsby hook: creates all content pages. */
export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  for (const { template, ...page } of pagesToCreate(getPublishedContent()))
    actions.createPage({ ...page, component: path.resolve(`src/templates/${template}.tsx`) })
}
