import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Resolves packages as the installed Gatsby does. */
export const ofGatsby = createRequire(require.resolve('gatsby/package.json'))

/** The text of a file of the installed Gatsby. */
export const gatsbySource = (file: string) =>
  readFileSync(ofGatsby.resolve(`gatsby/${file}`), 'utf8')

/**
 * Makes a test for each text that the files of the installed Gatsby must contain, because a file of ours relies
 * on it. The sentence beside it says which one, and what fails without it.
 */
export function expectInGatsby(texts: Record<string, Record<string, string>>): void {
  test.each(
    Object.entries(texts).flatMap(([file, found]) =>
      Object.entries(found).map(([text, sentence]) => [file, text, sentence]),
    ),
  )('%s has %s', (file = '', text = '', sentence = '') => {
    if (!gatsbySource(file).includes(text)) throw new Error(sentence)
  })
}
