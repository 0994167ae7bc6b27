import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contentFolder } from './content-folder'
import type { SiteSettings } from './schema/site'

/**
 * Reads site.json for gatsby-config.ts, which runs before the content check. Empty if the file is missing or
 * broken, which the check then reports.
 */
export function uncheckedSettings(): Partial<SiteSettings> {
  try {
    return JSON.parse(readFileSync(path.join(contentFolder(), 'site.json'), 'utf8')) ?? {}
  } catch {
    return {}
  }
}
