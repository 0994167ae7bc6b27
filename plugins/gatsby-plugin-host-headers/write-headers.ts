import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentSecurityPolicy } from './content-security-policy'
import { type HeaderRule, headerRules } from './header-rules'
import type { InlineCode } from './inline-code'

/** The plugin's options in gatsby-config.ts; README.md explains them. */
export interface HeaderOptions {
  imageHosts?: string[]
  insertedStyles?: string[]
  immutable?: string[]
  headers?: Record<string, Record<string, string>>
}

/**
 * Between these lines, Gatsby's Netlify adapter inserts its rules. Without them it appends its rules, which
 * would then win over ours.
 */
const adapterLines = '# gatsby-adapter-netlify start\n# gatsby-adapter-netlify end\n'

/** These lines enclose what the plugin wrote, for the next build to replace. */
const [START, END] = ['# gatsby-plugin-host-headers start', '# gatsby-plugin-host-headers end']
const previousRules = new RegExp(`${START}[\\s\\S]*${END}\\n?`)

/** Gatsby's scripts and style sheets with a content hash in their name. */
const hashedName = /[.-][0-9a-f]{8,}\.(js|css)$/

/**
 * Writes the headers into `_headers`, which Netlify and Cloudflare Pages read. Keeps the rules that the file
 * already has, from `static` or another plugin. `inline` are the pages' inline scripts and styles.
 */
export function writeHeaders(
  publicFolder: string,
  pages: readonly string[],
  inline: InlineCode,
  { imageHosts = [], insertedStyles = [], immutable = [], headers = {} }: HeaderOptions,
): void {
  const policy = contentSecurityPolicy(imageHosts, {
    scripts: inline.scripts,
    styles: [...inline.styles, ...insertedStyles],
  })
  const hashedFiles = readdirSync(publicFolder)
    .map((name) => `/${name}`)
    .filter((address) => hashedName.test(address) && !isCovered(address, immutable))
    .sort()
  const rules = headerRules({ policy, hashedFiles, pages, immutable, headers })
  const file = path.join(publicFolder, '_headers')
  const others = existsSync(file) ? readFileSync(file, 'utf8').replace(previousRules, '') : ''
  const adapter = others.includes('# gatsby-adapter-netlify start') ? '' : adapterLines
  writeFileSync(file, [adapter + others + START, ...rules.map(formatRule), END, ''].join('\n'))
}

/** Whether a pattern such as `/chunk-*` has a rule for this address. */
const isCovered = (address: string, patterns: readonly string[]) =>
  patterns.some((pattern) => address.startsWith(pattern.replace(/\*$/, '')))

const formatRule = ({ pattern, headers }: HeaderRule) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
