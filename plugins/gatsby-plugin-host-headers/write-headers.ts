import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentSecurityPolicy } from './content-security-policy'
import { type HeaderRule, headerRules } from './header-rules'
import type { InlineCode } from './inline-code'
import type { Options } from './options'
import { othersRules, ownRules } from './own-rules'

/**
 * Between these lines, Gatsby's Netlify adapter inserts its rules. Without them it appends its rules, which
 * would then win over ours.
 */
const adapterLines = '# gatsby-adapter-netlify start\n# gatsby-adapter-netlify end\n'

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
  { directives, insertedStyles, immutable, headers }: Options,
): void {
  const policy = contentSecurityPolicy(directives, {
    scripts: inline.scripts,
    styles: [...inline.styles, ...insertedStyles],
  })
  const hashedFiles = readdirSync(publicFolder)
    .map((name) => `/${name}`)
    .filter((address) => hashedName.test(address) && !isCovered(address, immutable))
    .sort()
  const isFramed = 'frame-ancestors' in directives
  const rules = headerRules({ policy, isFramed, hashedFiles, pages, immutable, headers })
  const file = path.join(publicFolder, '_headers')
  const others = othersRules(file)
  const adapter = others.includes('# gatsby-adapter-netlify start') ? '' : adapterLines
  writeFileSync(file, adapter + others + ownRules(rules.map(formatRule)))
}

/** Whether a pattern such as `/chunk-*` has a rule for this address. */
const isCovered = (address: string, patterns: readonly string[]) =>
  patterns.some((pattern) => address.startsWith(pattern.replace(/\*$/, '')))

const formatRule = ({ pattern, headers }: HeaderRule) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), '\n'].join(
    '\n',
  )
