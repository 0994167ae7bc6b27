import { writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Where the rules are. The header of pages names it. */
export const RULES_ADDRESS = '/speculation-rules.json'

/** The content type that browsers expect of such a file. */
export const RULES_TYPE = 'application/speculationrules+json'

/** Links to pages, as long as they are documents: the app has not started, and is not about to follow them. */
const documents = [
  { href_matches: '/*' },
  { not: { href_matches: '/*.*' } },
  {
    selector_matches:
      'html:not([data-start=done], [data-cookies=closed]) a:not([data-awaits-start])',
  },
]

/**
 * Which documents browsers render ahead: at once those that a visitor has come to rest at (likely-links.ts), and
 * those that are pointed at or pressed. Browsers do neither for visitors who save data.
 */
const rules = {
  prerender: [
    {
      where: { and: [...documents, { selector_matches: '[data-likely]' }] },
      eagerness: 'immediate',
    },
    { where: { and: documents }, eagerness: 'moderate' },
  ],
}

/** Writes the rules by which browsers render documents ahead. */
export const writeSpeculationRules = (publicFolder: string): Promise<void> =>
  writeFile(path.join(publicFolder, RULES_ADDRESS), JSON.stringify(rules))
