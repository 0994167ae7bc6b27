import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltSite } from '../../documents/built-site'
import type { AllowedInline } from './blocked-inline'
import { contentSecurityPolicy } from './content-security-policy'
import { type HeaderRule, headerRules } from './header-rules'
import { writeSpeculationRules } from './speculation-rules'
import { toastStyle } from './toast-style'

/**
 * Between these lines, Gatsby's Netlify adapter inserts its rules. Without them it appends its rules, which
 * would then win over ours.
 */
const adapterMarkers = ['# gatsby-adapter-netlify start', '# gatsby-adapter-netlify end']

/** Gatsby's scripts and style sheets with a content hash in their name. */
const hashedName = /(^|[.-])[0-9a-f]{8,}\.(js|css)$/

/**
 * Writes `_headers` for Netlify and similar hosts, with security and cache headers. Writes the speculation
 * rules too, and their header. Needs a finished public folder and the inline scripts and styles of its pages.
 */
export async function writeHeaders(
  { publicFolder, settings, pages }: BuiltSite,
  allowed: AllowedInline,
): Promise<void> {
  const policy = contentSecurityPolicy(settings.imageHost, {
    scripts: allowed.scripts,
    // Sonner inserts an empty style element, then fills it.
    styles: [...allowed.styles, await toastStyle(), ''],
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
    [...adapterMarkers, ...rules.map(formatRule)].join('\n'),
  )
}

const formatRule = ({ pattern, headers }: HeaderRule) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
