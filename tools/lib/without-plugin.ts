import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Plugins that one deletion in gatsby-config.ts takes out. `npm run test:all` builds the site without each. */
export const removablePlugins = [
  'gatsby-plugin-page-styles',
  'gatsby-plugin-lazy-hydration',
  'gatsby-plugin-host-headers',
  'gatsby-plugin-flat-pages',
] as const

/** Returns gatsby-config.ts of a site's code without a plugin's entry. Throws unless it has the plugin. */
export function withoutPlugin(project: string, plugin: string): [file: string, text: string] {
  const file = 'gatsby-config.ts'
  const config = readFileSync(path.join(project, file), 'utf8')
  // An entry is a name, or an object up to the brace under its own.
  const entry = new RegExp(
    `^ {4}('${plugin}',\\n|\\{\\n {6}resolve: '${plugin}',\\n[^]*?^ {4}\\},\\n)`,
    'm',
  )
  const text = config.replace(entry, '')
  if (text === config) throw new Error(`${file} has no entry for ${plugin}.`)
  return [file, text]
}
