import { readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltSite } from '../../documents/built-site'
import { readIfThere, writeAtomically } from '../../documents/files/atomic-file'
import { inParallel } from '../../documents/files/in-parallel'
import { entryText, FIRST_SCRIPT } from '../../gatsby/internals/app-files'
import { writeBuildHash } from '../../gatsby/internals/build-hash'
import { withoutUnusedMarkup } from '../../gatsby/internals/page-markup'
import { headingFaces } from '../../lib/heading-font'
import { type KnownInline, unknownInline } from '../headers/unknown-inline'
import { flatPagesFile, isFlattened, pageFiles } from './page-files'
import { figuresIn, isIndexable } from './page-html'
import { pageStyles } from './page-styles'
import { firstScriptIn } from './write-first-script'

/** A finished page. */
export interface BuiltPage {
  /** Its address. */
  path: string
  /** False if its robots meta tag tells search engines to leave it out. */
  indexable: boolean
  /** The addresses of the files of figures that it shows. */
  figures: string[]
}

/** Enough to keep the disk busy, few enough for any limit on open files. */
const AT_ONCE = 32

/** All pages of a build, and the inline scripts and styles that they contain. */
export interface FlatPages {
  pages: BuiltPage[]
  inline: KnownInline
}

/**
 * Makes every page's HTML ready for its host: `about/index.html` becomes `about.html`, because hosts
 * redirect /about to /about/ otherwise; the inline script that differs from page to page goes; the first
 * script comes in; the style sheet shrinks to what the page uses; flat files of pages that are gone go too.
 * Throws if a page has an inline script or style that the security policy would block. `restorePages` gives Gatsby
 * its layout back before the next build.
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
  const withFirstScript = await firstScriptIn(publicFolder, script)
  // Known from the build, never collected from the pages: injected markup cannot get onto the list.
  const inline = { scripts: [script], styles: [headingFaces, ...sheets] }
  const finished = (html: string, page: string) =>
    withFirstScript(withStyles(withoutUnusedMarkup(html), page), page)
  const built = await inParallel(pages, AT_ONCE, (page) =>
    flattenPage(publicFolder, page, inline, finished),
  )

  const listFile = flatPagesFile(cacheFolder)
  const now = pages.filter(isFlattened)
  const before = await readList(listFile)
  const kept = new Set(now)
  for (const gone of before.filter((page) => !kept.has(page))) {
    for (const file of Object.values(pageFiles(publicFolder, gone))) await rm(file, { force: true })
  }
  await writeAtomically(listFile, JSON.stringify(now))
  return { pages: built, inline }
}

/** Returns a page's HTML, and whether this build has written it. */
async function readPage(folder: string, page: string) {
  const { nested, flat } = pageFiles(folder, page)
  const fresh = (await readIfThere(nested))?.toString()
  // On a warm build Gatsby leaves unchanged pages alone: their flat file is still the right one.
  return { html: fresh ?? (await readFile(flat, 'utf8')), isFresh: fresh !== undefined }
}

async function flattenPage(
  folder: string,
  page: string,
  known: KnownInline,
  finished: (html: string, page: string) => Promise<string>,
): Promise<BuiltPage> {
  const { nested, flat } = pageFiles(folder, page)
  const { html, isFresh } = await readPage(folder, page)
  const clean = await finished(html, page)
  const blocked = unknownInline(clean, known)
  if (blocked) {
    throw new Error(
      `The page ${page} contains an inline ${blocked.kind} that the Content-Security-Policy would block, starting with "${blocked.start}": move it into a file, or, if it is the same in every build, name it in src/publish/flat-pages/flatten-pages.ts.`,
    )
  }
  if (clean !== html) await writeFile(isFresh ? nested : flat, clean)
  if (isFresh && isFlattened(page)) {
    await rename(nested, flat)
    // The folder stays where other pages or data are in it.
    await rmdir(path.dirname(nested)).catch(() => {})
  }
  return { path: page, indexable: isIndexable(clean), figures: figuresIn(clean) }
}

async function readList(file: string): Promise<string[]> {
  return JSON.parse((await readIfThere(file))?.toString() ?? '[]')
}
