import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesByChunk, pageDataOf, styleSheet } from '../../gatsby-internals/app-files'
import { chunksOf, withoutStyleSheet, withStyleSheet } from '../../gatsby-internals/page-markup'
import { pageFiles } from './page-files'
import { addNames, type Names, usedRules } from './used-rules'

/**
 * Pages of one family share a style sheet, with the rules that any of them uses. The security policy, which
 * goes with every page, names each sheet by its hash, so few families save bytes.
 */
const families: readonly (readonly [family: string, chunk: RegExp])[] = [
  ['article', chunksOf('article')],
  ['plan', chunksOf('plan|plan-week|unknown-plan')],
  ['emergency', chunksOf('', 'emergency')],
  ['train', chunksOf('train')],
  ['exercise', chunksOf('exercise|exercise-list|exercise-library|unknown-exercise')],
  ['list', chunksOf('article-list|plan-list|topic', 'index')],
]

const familyOf = (chunk: string) =>
  families.find(([, chunks]) => chunks.test(chunk))?.[0] ?? 'other'

/** Id of the element that the script in every page's head adds: src/start/before-start/first-actions.ts. */
const ADDED_ID = 'start-notice'

/** Style sheets inlined into pages. */
export interface PageStyles {
  sheets: string[]
  /** Replaces the full style sheet in a page's HTML with its family's. */
  withStyles: (html: string, page: string) => string
}

/**
 * Builds the style sheet of each page family. The full sheet, for pages that React shows later, loads with
 * the start (docs/start.md).
 */
export function pageStyles(publicFolder: string, pages: readonly string[]): PageStyles {
  const file = styleSheet(filesByChunk(publicFolder))
  const fullSheet = readFileSync(path.join(publicFolder, file), 'utf8')
  const familyOfPage = new Map<string, string>()
  const namesByFamily = new Map<string, Names>()
  for (const page of pages) {
    const family = familyOf(pageDataOf(publicFolder, page).componentChunkName)
    familyOfPage.set(page, family)
    const names = namesByFamily.get(family) ?? newNames()
    namesByFamily.set(family, names)
    addNames(names, withoutStyleSheet(readFileSync(pageFiles(publicFolder, page).nested, 'utf8')))
  }
  const sheets = new Map(
    [...namesByFamily].map(([family, names]) => [family, usedRules(fullSheet, names)]),
  )
  return {
    sheets: [...sheets.values()],
    withStyles: (html, page) =>
      withStyleSheet(html, sheets.get(familyOfPage.get(page) ?? '') ?? fullSheet),
  }
}

const newNames = (): Names => ({
  tags: new Set(),
  classes: new Set(),
  ids: new Set([ADDED_ID]),
})
