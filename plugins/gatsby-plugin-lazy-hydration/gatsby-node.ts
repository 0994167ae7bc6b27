import path from 'node:path'
import type { GatsbyNode, PluginOptions } from 'gatsby'
import { pagesOfBuild, rewritePages } from '../../packages/gatsby-output'
import { writeSpeculationRules } from './speculation-rules'
import { INLINE_SCRIPT, inlineScriptWriter } from './write-inline-script'

/** The plugin's options in gatsby-config.ts, with the schema's defaults. */
interface Options extends PluginOptions {
  headScript?: string
}

/** Gatsby hook: describes the options. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    headScript: Joi.string().description(
      "Path of a module that runs in every page's head, before React and after.",
    ),
  })

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
  // setWebpackConfig ignores entries. In a layer of its own, it has its own copies of what the app uses too, which
  // webpack then joins into one function.
  config.entry[INLINE_SCRIPT] = { import: scripts, runtime: false, layer: INLINE_SCRIPT }
  config.experiments = { ...config.experiments, layers: true }
  actions.replaceWebpackConfig(config)
}

/** Gatsby hook: puts the inline script in place of Gatsby's scripts in every page. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType, reporter }) => {
  try {
    const publicFolder = path.resolve('public')
    rewritePages(publicFolder, pagesOfBuild(getNodesByType), inlineScriptWriter(publicFolder))
    writeSpeculationRules(publicFolder)
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error : String(error))
  }
}
