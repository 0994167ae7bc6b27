import { readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltSite } from '../../documents/built-site'
import { readIfExists, writeAtomically } from '../../documents/files/atomic-file'
import { inParallel } from '../../documents/files/in-parallel'
import { entryText, FIRST_SCRIPT } from '../../gatsby/internals/app-files'
import { writeBuildHash } from '../../gatsby/internals/build-hash'
import { withoutUnusedMarkup } from '../../gatsby/internals/page-markup'
import { headingFaces } from '../../lib/heading-font'
import { type AllowedInline, findBlockedInline } from '../headers/blocked-inline'
import { flatPagesFile, isFlattened, pageFiles } from './page-files'
import { figuresIn, isIndexable } from './page-html'
import { pageStyles } from './page-styles'
import { firstScriptWriter } from './write-first-script'

/** A finished page. */
export interface FlatPage {
  path: string
  /** False if its robots meta tag has `noindex`. */
  indexable: boolean
  /** Addresses of the figure files it uses. */
  figures: string[]
}

/** Enough to keep the disk busy, without too many open files. */
const CONCURRENCY = 32

/** All built pages, and the inline scripts and styles they contain. */
export interface FlatPages {
  pages: FlatPage[]
  inline: AllowedInline
}

/**
 * Prepares every page's HTML for its host. Moves `about/index.html` to `about.html`, because hosts otherwise
 * redirect /about to /about/; `restorePages` moves it back before the next build. Drops the inline script
 * that differs per page, adds the first script, and reduces the style sheet to used rules. Deletes flat files
 * of removed pages. Throws if the security policy would block an inline script or style.
 */
export async function flattenPages({
  publicFolder,
  cacheFolder,
  pages,
}: BuiltSite): Promise<FlatPages> {
  await writeBuildHash(publicFolder)
  const script = await entryText(publicFolder, FIRST_SCRIPT)
  const { sheets, withStyles } = await pageStyles(
    publicFolder,
    pages,
    async (page) => (await readPage(publicFolder, page)).html,
  )
  const withFirstScript = await firstScriptWriter(publicFolder, script)
  // Taken from the build, never from the pages, so that injected markup can't get onto the list.
  const inline = { scripts: [script], styles: [headingFaces, ...sheets] }
  const finishHtml = (html: string, page: string) =>
    withFirstScript(withStyles(withoutUnusedMarkup(html), page), page)
  const built = await inParallel(pages, CONCURRENCY, (page) =>
    flattenPage(publicFolder, page, inline, finishHtml),
  )

  const listFile = flatPagesFile(cacheFolder)
  const flatPages = pages.filter(isFlattened)
  const previousPages = await readPageList(listFile)
  const currentPages = new Set(flatPages)
  for (const removedPage of previousPages.filter((page) => !currentPages.has(page))) {
    for (const file of Object.values(pageFiles(publicFolder, removedPage)))
      await rm(file, { force: true })
  }
  await writeAtomically(listFile, JSON.stringify(flatPages))
  return { pages: built, inline }
}

/** Reads a page's HTML and whether this build wrote it. */
async function readPage(folder: string, page: string) {
  const { nested, flat } = pageFiles(folder, page)
  const nestedHtml = (await readIfExists(nested))?.toString()
  // A warm build skips unchanged pages, so their flat file is current.
  return { html: nestedHtml ?? (await readFile(flat, 'utf8')), isFresh: nestedHtml !== undefined }
}

async function flattenPage(
  folder: string,
  page: string,
  allowed: AllowedInline,
  finishHtml: (html: string, page: string) => Promise<string>,
): Promise<FlatPage> {
  const { nested, flat } = pageFiles(folder, page)
  const { html, isFresh } = await readPage(folder, page)
  const finishedHtml = await finishHtml(html, page)
  const blocked = findBlockedInline(finishedHtml, allowed)
  if (blocked) {
    throw new Error(
      `The page ${page} contains an inline ${blocked.kind} that the Content-Security-Policy would block, starting with "${blocked.start}": move it into a file, or, if it is the same in every build, name it in src/publish/flat-pages/flatten-pages.ts.`,
    )
  }
  if (finishedHtml !== html) await writeFile(isFresh ? nested : flat, finishedHtml)
  if (isFresh && isFlattened(page)) {
    await rename(nested, flat)
    // The folder stays if it holds other pages or data.
    await rmdir(path.dirname(nested)).catch(() => {})
  }
  return { path: page, indexable: isIndexable(finishedHtml), figures: figuresIn(finishedHtml) }
}

async function readPageList(file: string): Promise<string[]> {
  return JSON.parse((await readIfExists(file))?.toString() ?? '[]')
}
