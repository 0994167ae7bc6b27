import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { FROZEN, readJson, writeJson } from './content-folder'

/**
 * Everything unusual that the content check accepts: emoji, right-to-left text, very long words, forty tags, a
 * local picture, a plan without detail, drafts, scheduled and updated articles, a writer who is no sample,
 * moved addresses, every kind of an article's body may have, and two plans with every kind of rule.
 */
export const ODD = '__tests__/support/odd-content'

/** Writes the test site's content: the frozen content and all odd cases. */
export function writeTestSite(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(FROZEN, folder, { recursive: true })
  cpSync(ODD, folder, { recursive: true })
  const extraTags = Array.from({ length: 20 }, (_, index) => `Extra tag ${index + 1}`)
  const site = path.join(folder, 'site.json')
  writeJson(site, { ...readJson(site), extraTags })
}
