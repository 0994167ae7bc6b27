import path from 'node:path'
import type { GatsbyNode, PluginOptions } from 'gatsby'
import { pagesOfBuild, rewritePages } from '../../packages/gatsby-output'
import { pageStyles } from './page-styles'
import { writeSpeculationRules } from './speculation-rules'
import { type StyleFamilies, styleFamiliesMistake } from './style-families'
import { INLINE_SCRIPT, inlineScriptWriter } from './write-inline-script'

/** The plugin's options in gatsby-config.ts, with the schema's defaults. */
interface Options extends PluginOptions {
  headScript?: string
  styleFamilies: StyleFamilies
}

/** Gatsby hook: describes the options. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    headScript: Joi.string().description(
      "Path of a module that runs in every page's head, before React and after.",
    ),
    styleFamilies: Joi.object()
      .pattern(Joi.string(), Joi.array().items(Joi.string()))
      .default({})
      .description('Names of pages and templates that share an inlined style sheet, by family.'),
  })

/** Gatsby hook: a name that no page has would silently leave its pages in the common family. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }, options) => {
  const mistake = styleFamiliesMistake((options as Options).styleFamilies, path.resolve('.'))
  if (mistake) reporter.panic(mistake)
}

/** Gatsby hook: compiles the script in every page's head, beside the app. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (
  { stage, actions, getConfig },
  options,
) => {
  if (stage !== 'build-javascript') return
  const config = getConfig()
  const { headScript } = options as Options
  const inlineScript = path.resolve(
    'plugins/gatsby-plugin-lazy-hydration/inline-script/inline-script.ts',
  )
  const scripts = headScript ? [path.resolve(headScript), inlineScript] : [inlineScript]
  // setWebpackConfig ignores entries.
  config.entry[INLINE_SCRIPT] = { import: scripts, runtime: false }
  actions.replaceWebpackConfig(config)
}

/**
 * Gatsby hook: puts the inline script in place of Gatsby's scripts in every page, and the styles that the page
 * uses in place of the whole sheet.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType, reporter }, options) => {
  try {
    const publicFolder = path.resolve('public')
    const pages = pagesOfBuild(getNodesByType)
    const { styleFamilies } = options as Options
    const withStyles = pageStyles(publicFolder, pages, styleFamilies)
    const withInlineScript = inlineScriptWriter(publicFolder)
    rewritePages(publicFolder, pages, (html, page) =>
      withInlineScript(withStyles(html, page), page),
    )
    writeSpeculationRules(publicFolder)
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error : String(error))
  }
}
