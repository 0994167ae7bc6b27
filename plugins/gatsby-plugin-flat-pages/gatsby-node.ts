import { rmSync } from 'node:fs'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { pageFiles, pagesOfBuild } from '../../packages/gatsby-output'
import { flattenPages, restorePages } from './flatten-pages'

const publicFolder = () => path.resolve('public')

/** Gatsby hook: there are no options. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => Joi.object({})

let previousPages: string[] = []

/** Gatsby hook: runs after all `onPreInit` hooks, so that one that stops the build keeps the previous site. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => {
  previousPages = restorePages(publicFolder())
}

/** Gatsby hook: flattens all pages. Deletes those that Gatsby left behind because its cache was gone. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType }) => {
  const pages = pagesOfBuild(getNodesByType)
  const current = new Set(pages)
  for (const page of previousPages) {
    if (!current.has(page)) rmSync(pageFiles(publicFolder(), page).nested, { force: true })
  }
  flattenPages(publicFolder(), pages)
}
