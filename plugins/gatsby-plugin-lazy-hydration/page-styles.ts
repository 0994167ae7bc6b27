import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesByChunk, pageDataOf, pageFile, pageKind } from '../../packages/gatsby-output'
import { styleSheet } from './app-files'
import { withoutStyleSheet, withStyleSheet } from './page-markup'
import type { StyleFamilies } from './style-families'
import { addNames, type Names, usedRules } from './used-rules'

/** All other pages. */
const OTHERS = 'others'

/** Id of the element that the script in every page's head adds (held-clicks.ts). */
const ADDED_ID = 'start-notice'

/**
 * Returns a function that replaces the full style sheet in a page's HTML with its family's, which has the
 * rules that any page of the family uses. The full sheet, for pages that React shows later, loads with the
 * app. A security policy names each sheet by its hash, in every response, so few families save bytes.
 */
export function pageStyles(
  publicFolder: string,
  pages: readonly string[],
  families: StyleFamilies,
): (html: string, page: string) => string {
  const file = styleSheet(filesByChunk(publicFolder))
  const fullSheet = readFileSync(path.join(publicFolder, file), 'utf8')
  const familyOfPage = new Map<string, string>()
  const namesByFamily = new Map<string, Names>()
  for (const page of pages) {
    const family = familyOf(pageKind(pageDataOf(publicFolder, page)), families)
    familyOfPage.set(page, family)
    const names = namesByFamily.get(family) ?? newNames()
    namesByFamily.set(family, names)
    addNames(names, withoutStyleSheet(readFileSync(pageFile(publicFolder, page), 'utf8')))
  }
  const sheets = new Map(
    [...namesByFamily].map(([family, names]) => [family, usedRules(fullSheet, names)]),
  )
  return (html, page) => withStyleSheet(html, sheets.get(familyOfPage.get(page) ?? '') ?? fullSheet)
}

const familyOf = (kind: string, families: StyleFamilies) =>
  Object.keys(families).find((family) => families[family]?.includes(kind)) ?? OTHERS

const newNames = (): Names => ({
  tags: new Set(),
  classes: new Set(),
  ids: new Set([ADDED_ID]),
})
