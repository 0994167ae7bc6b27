import { readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltSite } from '../../documents/built-site'
import { writeAtomically } from '../../documents/files/atomic-file'
import { inParallel } from '../../documents/files/in-parallel'
import { entryText, FIRST_SCRIPT } from '../../gatsby/internals/app-files'
import { writeBuildHash } from '../../gatsby/internals/build-hash'
import { withoutUnusedMarkup } from '../../gatsby/internals/page-markup'
import { headingFaces } from '../../lib/heading-font'
import { type AllowedInline, findBlockedInline } from '../headers/blocked-inline'
import { CONCURRENCY, flatPagesFile, isFlattened, pageFiles, readFlatPages } from './page-files'
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

/** All built pages, and the inline scripts and styles they contain. */
export interface FlatPages {
  pages: FlatPage[]
  inline: AllowedInline
}

/**
 * Prepares every page's HTML for its host. Moves `about/index.html` to `about.html`, because hosts otherwise
 * redirect /about to /about/; `restorePages` moves it back before the next build. Drops the inline script
 * that differs per page, adds the first script, and reduces the style sheet to used rules. Deletes files of
 * removed pages. Throws if the security policy would block an inline script or style.
 */
export async function flattenPages({
  publicFolder,
  cacheFolder,
  pages,
}: BuiltSite): Promise<FlatPages> {
  await writeBuildHash(publicFolder)
  const script = await entryText(publicFolder, FIRST_SCRIPT)
  const { sheets, withStyles } = await pageStyles(publicFolder, pages)
  const withFirstScript = await firstScriptWriter(publicFolder, script)
  // Taken from the build, never from the pages, so that injected markup can't get onto the list.
  const inline = { scripts: [script], styles: [headingFaces, ...sheets] }

  async function flattenPage(page: string): Promise<FlatPage> {
    const { nested, flat } = pageFiles(publicFolder, page)
    const builtHtml = await readFile(nested, 'utf8')
    const html = await withFirstScript(withStyles(withoutUnusedMarkup(builtHtml), page), page)
    const blocked = findBlockedInline(html, inline)
    if (blocked) {
      throw new Error(
        `The page ${page} contains an inline ${blocked.kind} that the Content-Security-Policy would block, starting with "${blocked.start}": move it into a file, or, if it is the same in every build, name it in src/publish/flat-pages/flatten-pages.ts.`,
      )
    }
    await writeFile(nested, html)
    if (isFlattened(page)) {
      await rename(nested, flat)
      // The folder stays if it holds other pages or data.
      await rmdir(path.dirname(nested)).catch(() => {})
    }
    return { path: page, indexable: isIndexable(html), figures: figuresIn(html) }
  }

  const flatPages = pages.filter(isFlattened)
  const keptPages = new Set(flatPages)
  for (const page of await readFlatPages(cacheFolder)) {
    const files = keptPages.has(page) ? [] : Object.values(pageFiles(publicFolder, page))
    for (const file of files) await rm(file, { force: true })
  }
  // Before any page moves, so that the next build restores the pages of an unfinished one.
  await writeAtomically(flatPagesFile(cacheFolder), JSON.stringify(flatPages))
  return { pages: await inParallel(pages, CONCURRENCY, flattenPage), inline }
}
