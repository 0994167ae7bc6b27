import { readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type KnownInline,
  knownInline,
  type StyleSheet,
  styleSheets,
} from '../../gatsby/internals/known-inline'
import type { BuiltSite } from '../built-site'
import { inParallel } from '../files/in-parallel'
import { readIfThere, writeWhole } from '../files/whole-file'
import { unknownInline } from '../headers/unknown-inline'
import { flatPagesFile, isFlattened, pageFiles } from './page-files'
import { isIndexable, withoutPagePath, withStyleSheet } from './page-html'

/** A page as it goes on the web. */
export interface BuiltPage {
  /** Its address. */
  path: string
  /** False where its robots meta tag tells search engines to leave it out. */
  indexable: boolean
}

/** Enough to keep the disk busy, few enough for any limit on open files. */
const AT_ONCE = 32

/**
 * Makes every page's HTML ready for its host: `about/index.html` becomes `about.html`, because hosts
 * redirect /about to /about/ otherwise; the inline script that differs from page to page goes; pages that
 * Gatsby left alone get the new style sheet; flat files of pages that are gone go too. Gives the pages
 * with what their HTML says about search engines. Throws when a page has an inline script or style that the security policy would block.
 * Gatsby needs its own layout back before the next build: see `restorePages`.
 */
export async function flattenPages({
  publicFolder,
  cacheFolder,
  pages,
}: BuiltSite): Promise<BuiltPage[]> {
  const known = await knownInline(publicFolder)
  // Gatsby makes one of all.
  const [styleSheet] = await styleSheets(publicFolder)
  const built = await inParallel(pages, AT_ONCE, (page) =>
    flattenPage(publicFolder, page, known, styleSheet),
  )

  const listFile = flatPagesFile(cacheFolder)
  const now = pages.filter(isFlattened)
  const before = await readList(listFile)
  const kept = new Set(now)
  for (const gone of before.filter((page) => !kept.has(page))) {
    for (const file of Object.values(pageFiles(publicFolder, gone))) await rm(file, { force: true })
  }
  await writeWhole(listFile, JSON.stringify(now))
  return built
}

async function flattenPage(
  folder: string,
  page: string,
  known: KnownInline,
  styleSheet: StyleSheet | undefined,
): Promise<BuiltPage> {
  const { nested, flat } = pageFiles(folder, page)
  const fresh = (await readIfThere(nested))?.toString()
  // On a warm build Gatsby leaves unchanged pages alone: their flat file is still the right one.
  const html = fresh ?? (await readFile(flat, 'utf8'))
  const styled = styleSheet ? withStyleSheet(html, styleSheet) : html
  const clean = withoutPagePath(styled)
  const blocked = unknownInline(clean, known)
  if (blocked) {
    throw new Error(
      `The page ${page} contains an inline ${blocked.kind} that the Content-Security-Policy would block, starting with "${blocked.start}": move it into a file, or, if it is the same in every build, name it in src/gatsby/internals/known-inline.ts.`,
    )
  }
  if (clean !== html) await writeFile(fresh === undefined ? flat : nested, clean)
  if (fresh !== undefined && isFlattened(page)) {
    await rename(nested, flat)
    // The folder stays where other pages or data are in it.
    await rmdir(path.dirname(nested)).catch(() => {})
  }
  return { path: page, indexable: isIndexable(clean) }
}

async function readList(file: string): Promise<string[]> {
  return JSON.parse((await readIfThere(file))?.toString() ?? '[]')
}
