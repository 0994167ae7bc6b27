import path from 'node:path'
import type { GatsbyNode, PluginOptions } from 'gatsby'
import { pagesOfBuild, rewritePages } from '../../packages/gatsby-output'
import { type Families, familiesMistake } from './families'
import { pageStyles } from './page-styles'

/** The plugin's options in gatsby-config.ts, with the schema's defaults. */
interface Options extends PluginOptions {
  families: Families
}

/** Gatsby hook: describes the options. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    families: Joi.object()
      .pattern(Joi.string(), Joi.array().items(Joi.string()))
      .default({})
      .description('Names of pages and templates that share an inlined style sheet, by family.'),
  })

/** Gatsby hook: a name that no page has would silently leave its pages in the common family. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }, options) => {
  const mistake = familiesMistake((options as Options).families, path.resolve('.'))
  if (mistake) reporter.panic(mistake)
}

/** Gatsby hook: puts the rules that a page's family uses in place of the whole style sheet. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType, reporter }, options) => {
  try {
    const publicFolder = path.resolve('public')
    const pages = pagesOfBuild(getNodesByType)
    rewritePages(
      publicFolder,
      pages,
      pageStyles(publicFolder, pages, (options as Options).families),
    )
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error : String(error))
  }
}
