import { writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Where the rules are. The header of pages names it. */
export const RULES_ADDRESS = '/speculation-rules.json'

/** What browsers want such a file to be called. */
export const RULES_TYPE = 'application/speculationrules+json'

/**
 * Which documents browsers may fetch ahead: those of links that are pointed at or pressed, as long as the
 * page waits for its start. Afterwards links load no documents, nor right before (follow-link.ts); a
 * document fetched then is one too many. Chromium takes two at most, and none for visitors who save data.
 * Nothing is rendered ahead: no sign is sure enough for its cost.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { selector_matches: 'html:not([data-start=done]) a:not([data-awaits-start])' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** Writes the rules that browsers fetch documents ahead by. Takes the public folder. */
export const writeSpeculationRules = (publicFolder: string): Promise<void> =>
  writeFile(path.join(publicFolder, RULES_ADDRESS), JSON.stringify(rules))
