import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type FilesByChunk,
  filesByChunk,
  pageDataOf,
  pageFile,
  pageKind,
} from '../../packages/gatsby-output'
import type { Families } from './families'
import { addNames, type Names, usedRules } from './used-rules'

/** All other pages. */
const OTHERS = 'others'

/** Id of the element that gatsby-plugin-lazy-hydration adds to a page (held-clicks.ts). */
const ADDED_ID = 'start-notice'

/** Gatsby's element with the inlined style sheet, as rendered or as this plugin left it in an earlier build. */
const styleElement =
  /(<style data-href="[^"]*" data-identity="gatsby-global-css")[^>]*>[\s\S]*?(<\/style>)/

/** The file name of the site's one style sheet. */
function styleSheet(chunks: FilesByChunk): string {
  const files = Object.values(chunks).flat()
  const [name, ...others] = new Set(files.filter((file) => file.endsWith('.css')))
  if (!name || others.length > 0)
    throw new Error('webpack did not emit exactly one style sheet: see page-styles.ts.')
  return name
}

/**
 * Returns a function that replaces the full style sheet in a page's HTML with its family's, which has the
 * rules that any page of the family uses. The full sheet, for pages that React shows later, loads with the
 * app: the element names it. A security policy names each sheet by its hash, in every response, so few families save
 * bytes.
 */
export function pageStyles(
  publicFolder: string,
  pages: readonly string[],
  families: Families,
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
    addNames(names, readFileSync(pageFile(publicFolder, page), 'utf8').replace(styleElement, ''))
  }
  const sheets = new Map(
    [...namesByFamily].map(([family, names]) => [family, usedRules(fullSheet, names)]),
  )
  return (html, page) => {
    const sheet = sheets.get(familyOfPage.get(page) ?? '') ?? fullSheet
    return html.replace(
      styleElement,
      (_, start, end) => `${start} data-late-sheet="/${file}">${sheet}${end}`,
    )
  }
}

const familyOf = (kind: string, families: Families) =>
  Object.keys(families).find((family) => families[family]?.includes(kind)) ?? OTHERS

const newNames = (): Names => ({
  tags: new Set(),
  classes: new Set(),
  ids: new Set([ADDED_ID]),
})
