import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { inParallel } from '../../documents/files/in-parallel'
import { filesByChunk, pageDataOf, styleSheet } from '../../gatsby/internals/app-files'
import { chunksOf, withoutStyleSheet, withStyleSheet } from '../../gatsby/internals/page-markup'
import { addNames, type Names, usedRules } from './used-rules'

/**
 * Pages of one family are written with one style sheet: the rules that any of them uses. Few families,
 * because the security policy, which goes out with every page, names each sheet by its hash.
 */
const families: readonly (readonly [family: string, chunk: RegExp])[] = [
  ['article', chunksOf('article')],
  ['plan', chunksOf('plan|plan-week|unknown-plan')],
  ['fit', chunksOf('plan-fit')],
  ['train', chunksOf('train')],
  ['exercise', chunksOf('exercise|exercise-list|exercise-library|unknown-exercise')],
  ['list', chunksOf('article-list|plan-list|topic', 'index')],
]

const familyOf = (chunk: string) => families.find(([, own]) => own.test(chunk))?.[0] ?? 'other'

/** The id of the element that the script in every page's head adds: src/start/before-start/first-actions.ts. */
const addedBeforeStart = 'start-notice'

/** The style sheets inlined in the pages of a build. */
export interface PageStyles {
  sheets: string[]
  /** Returns a page's HTML with its sheet in the place of the whole one. Takes the HTML and the address. */
  withStyles: (html: string, page: string) => string
}

/**
 * Makes the style sheet of each family of pages. The whole one, which other pages need that React may show later,
 * comes with the start (docs/start.md). `read` returns the HTML of a page.
 */
export async function pageStyles(
  publicFolder: string,
  pages: readonly string[],
  read: (page: string) => Promise<string>,
): Promise<PageStyles> {
  const file = styleSheet(await filesByChunk(publicFolder))
  const whole = await readFile(path.join(publicFolder, file), 'utf8')
  const familyOfPage = new Map<string, string>()
  const named = new Map<string, Names>()
  await inParallel(pages, 32, async (page) => {
    const family = familyOf((await pageDataOf(publicFolder, page)).componentChunkName)
    familyOfPage.set(page, family)
    const html = await read(page)
    const names = named.get(family) ?? newNames()
    named.set(family, names)
    addNames(names, withoutStyleSheet(html))
  })
  const sheets = new Map<string, string>()
  // In the order of their names: pages are read in any order.
  for (const [family, names] of [...named].sort(([a], [b]) => a.localeCompare(b, 'en'))) {
    sheets.set(family, usedRules(whole, names))
  }
  return {
    sheets: [...sheets.values()],
    withStyles: (html, page) =>
      withStyleSheet(html, sheets.get(familyOfPage.get(page) ?? '') ?? whole),
  }
}

const newNames = (): Names => ({
  tags: new Set(),
  classes: new Set(),
  ids: new Set([addedBeforeStart]),
})
