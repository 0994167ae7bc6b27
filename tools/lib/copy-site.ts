import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** What a build reads, besides the content. Packages are found in the project's own node_modules, further up. */
const CODE = [
  'babel.config.js',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'package.json',
  'postcss.config.js',
  'plugins',
  'src',
  'static',
  'tsconfig.json',
]

/**
 * Copies the site's code to a folder of the project, so that other content can be built beside the real
 * one. What an earlier build left there (.cache, public) stays and makes the next one quicker. Takes the
 * project's and the copy's absolute paths.
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
