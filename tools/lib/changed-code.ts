import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Changes of code that no test of `other-brand` covers, but that `warm` would reveal if cached. */
const changes = [
  { file: 'src/gatsby/images/remote-image.ts', text: '&q=70', other: '&q=60' },
  {
    file: 'packages/markdown-headings/index.js',
    text: 'FIRST_LEVEL = 2',
    other: 'FIRST_LEVEL = 3',
  },
]

/** Returns the changed files of a site's code, with their text. Throws unless each has the replaced text once. */
export const changedCode = (project: string): [file: string, text: string][] =>
  changes.map(({ file, text, other }) => {
    const pieces = readFileSync(path.join(project, file), 'utf8').split(text)
    if (pieces.length !== 2)
      throw new Error(`${file} contains ${text} ${pieces.length - 1} times instead of once.`)
    return [file, pieces.join(other)]
  })
