import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Address of the rules. */
export const RULES_ADDRESS = '/speculation-rules.json'

/** Content type that browsers require for the rules. */
const RULES_TYPE = 'application/speculationrules+json'

/** Links that load documents, because the app has not started and is not about to handle them. */
const documentLinks = [
  { href_matches: '/*' },
  { not: { href_matches: '/*.*' } },
  {
    selector_matches:
      'html:not([data-hydration=done], [data-hydrate-first]) a:not([data-hydrate-first])',
  },
]

/**
 * Prerenders documents: immediately if the visitor paused near the link (prerender-links.ts), otherwise on hover
 * or press, and on Android also as Chrome sees fit. Browsers do nothing for visitors who save data.
 */
const rules = {
  prerender: [
    {
      where: { and: [...documentLinks, { selector_matches: '[data-prerender]' }] },
      eagerness: 'immediate',
    },
    { where: { and: documentLinks }, eagerness: 'moderate' },
  ],
}

/**
 * Names the rules in a header of every page. gatsby-plugin-host-headers keeps what others write into this
 * file.
 */
const header = `/*
  speculation-rules: "${RULES_ADDRESS}"

${RULES_ADDRESS}
  content-type: ${RULES_TYPE}

`

/** Writes the rules, and their header into `_headers`. */
export function writeSpeculationRules(publicFolder: string): void {
  writeFileSync(path.join(publicFolder, RULES_ADDRESS), JSON.stringify(rules))
  const file = path.join(publicFolder, '_headers')
  const others = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (!others.includes(header)) writeFileSync(file, header + others)
}
