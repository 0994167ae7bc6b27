import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { GatsbyNode, PluginOptions } from 'gatsby'
import { pageFile } from '../../packages/gatsby-output'
import { pageStyles, type StyleFamilies } from './page-styles'
import { writeSpeculationRules } from './speculation-rules'
import { FIRST_SCRIPT, firstScriptWriter } from './write-first-script'

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

/** Gatsby hook: compiles the script in every page's head, beside the app. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (
  { stage, actions, getConfig },
  options,
) => {
  if (stage !== 'build-javascript') return
  const config = getConfig()
  const { headScript } = options as Options
  const firstScript = path.resolve('plugins/gatsby-plugin-late-start/first-script/first-script.ts')
  const scripts = headScript ? [path.resolve(headScript), firstScript] : [firstScript]
  // setWebpackConfig ignores entries.
  config.entry[FIRST_SCRIPT] = { import: scripts, runtime: false }
  actions.replaceWebpackConfig(config)
}

/**
 * Gatsby hook: puts the first script in place of Gatsby's scripts in every page, and the styles that the page
 * uses in place of the whole sheet. Files are read and written one by one: asynchronous access takes more
 * time than the disk.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType, reporter }, options) => {
  try {
    const publicFolder = path.resolve('public')
    const pages = getNodesByType('SitePage').map(({ path: page }) => ({
      path: String(page),
      html: pageFile(publicFolder, String(page)),
    }))
    const { styleFamilies } = options as Options
    const withStyles = pageStyles(publicFolder, pages, styleFamilies)
    const withFirstScript = firstScriptWriter(publicFolder)
    for (const { path: page, html } of pages) {
      writeFileSync(html, withFirstScript(withStyles(readFileSync(html, 'utf8'), page), page))
    }
    writeSpeculationRules(publicFolder)
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error : String(error))
  }
}
