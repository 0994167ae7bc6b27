import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltSite } from '../../documents/built-site'
import { contentSecurityPolicy } from './content-security-policy'
import { type HeaderRule, headerRules } from './header-rules'
import { writeSpeculationRules } from './speculation-rules'
import { toastStyle } from './toast-style'
import type { KnownInline } from './unknown-inline'

/**
 * Where Gatsby's Netlify adapter puts its own rules on Netlify: before ours, so that ours win where both set
 * a header. Without these lines it puts them last.
 */
const adapterPlace = ['# gatsby-adapter-netlify start', '# gatsby-adapter-netlify end']

/** Gatsby's scripts and style sheets, which carry the hash of their content in their name. */
const hashedName = /(^|[.-])[0-9a-f]{8,}\.(js|css)$/

/**
 * Writes `_headers`, which Netlify and hosts like it read: the security headers, how long browsers may
 * keep what, and which documents they may fetch ahead, with the file that says so.
 * Needs the public folder of a finished build, and the inline scripts and styles of its pages.
 */
export async function writeHeaders(
  { publicFolder, settings, pages }: BuiltSite,
  known: KnownInline,
): Promise<void> {
  const policy = contentSecurityPolicy(settings.imageHost, {
    scripts: known.scripts,
    // Sonner puts its style element into the page while it is still empty, and fills it then.
    styles: [...known.styles, await toastStyle(), ''],
  })
  const names = await readdir(publicFolder)
  const hashedFiles = names.filter((name) => hashedName.test(name)).map((name) => `/${name}`)
  const rules = headerRules({
    policy,
    hashedFiles: hashedFiles.sort(),
    pages,
  })
  await writeSpeculationRules(publicFolder)
  await writeFile(
    path.join(publicFolder, '_headers'),
    [...adapterPlace, ...rules.map(block)].join('\n'),
  )
}

const block = ({ pattern, headers }: HeaderRule) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
