import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** What a build reads besides content. Packages resolve from the project's node_modules, further up. */
const CODE = [
  'babel.config.js',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'package.json',
  'postcss.config.js',
  'packages',
  'plugins',
  'src',
  'static',
  'tsconfig.json',
]

/**
 * Copies the site's code to a folder in the project, to build other content beside the real one. Keeps an
 * earlier build's .cache and public, which make the next one faster. Both paths are absolute.
 */
export function copySite(project: string, copy: string): void {
  mkdirSync(copy, { recursive: true })
  for (const name of readdirSync(copy)) {
    if (!['.cache', 'public'].includes(name)) rmSync(path.join(copy, name), { recursive: true })
  }
  for (const name of CODE) {
    cpSync(path.join(project, name), path.join(copy, name), {
      recursive: true,
      preserveTimestamps: true,
    })
  }
}
