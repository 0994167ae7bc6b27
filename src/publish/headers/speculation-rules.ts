import { writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Address of the rules. A header of every page names it. */
export const RULES_ADDRESS = '/speculation-rules.json'

/** Content type that browsers require for the rules. */
export const RULES_TYPE = 'application/speculationrules+json'

/** Links that load documents, because the app has not started and is not about to handle them. */
const documentLinks = [
  { href_matches: '/*' },
  { not: { href_matches: '/*.*' } },
  {
    selector_matches:
      'html:not([data-start=done], [data-cookies=closed]) a:not([data-awaits-start])',
  },
]

/**
 * Prerenders documents: immediately if the visitor paused near the link (likely-links.ts), otherwise on hover
 * or press, and on Android also as Chrome sees fit. Browsers do nothing for visitors who save data.
 */
const rules = {
  prerender: [
    {
      where: { and: [...documentLinks, { selector_matches: '[data-likely]' }] },
      eagerness: 'immediate',
    },
    { where: { and: documentLinks }, eagerness: 'moderate' },
  ],
}

export const writeSpeculationRules = (publicFolder: string): Promise<void> =>
  writeFile(path.join(publicFolder, RULES_ADDRESS), JSON.stringify(rules))
