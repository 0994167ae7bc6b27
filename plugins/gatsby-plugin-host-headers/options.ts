import type { GatsbyNode, PluginOptions } from 'gatsby'
import type { Directives } from './content-security-policy'

/** The plugin's options in gatsby-config.ts, with the schema's defaults. */
export interface Options extends PluginOptions {
  directives: Directives
  insertedStyles: readonly string[]
  immutable: readonly string[]
  headers: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Gatsby hook: describes the options. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => {
  const texts = Joi.array().items(Joi.string().allow(''))
  return Joi.object({
    directives: Joi.object()
      .pattern(Joi.string().pattern(/^[a-z-]+$/), texts)
      .default({})
      .description('Further sources of the Content-Security-Policy, by directive.'),
    insertedStyles: texts
      .default([])
      .description('Exact texts of style elements that scripts insert in the browser.'),
    immutable: texts
      .default([])
      .description('Patterns of files whose names change with their content.'),
    headers: Joi.object()
      .pattern(
        Joi.string().pattern(/^\//),
        Joi.object().pattern(Joi.string().lowercase(), Joi.string()),
      )
      .default({})
      .description('Further headers, by pattern; for /*, also in place of the defaults.'),
  })
}
