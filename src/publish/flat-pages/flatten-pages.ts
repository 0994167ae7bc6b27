import { readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuiltSite } from '../../documents/built-site'
import { writeAtomically } from '../../documents/files/atomic-file'
import { entryText, FIRST_SCRIPT } from '../../gatsby-internals/app-files'
import { writeBuildHash } from '../../gatsby-internals/build-hash'
import { withoutUnusedMarkup } from '../../gatsby-internals/page-markup'
import { headingFaces } from '../../lib/heading-font'
import { type AllowedInline, findBlockedInline } from '../headers/blocked-inline'
import { flatPagesFile, pageFiles, readFlatPages } from './page-files'
import { pageStyles } from './page-styles'
import { firstScriptWriter } from './write-first-script'

export interface FlatPage {
  path: string
  /** False if its robots meta tag has `noindex`. */
  indexable: boolean
}

/** Whether search engines may list a page, because its robots meta tag lacks `noindex`. */
function isIndexable(html: string): boolean {
  const tags = html.match(/<meta\b[^>]*>/g) ?? []
  return !tags.some((tag) => /\sname="robots"/.test(tag) && /\scontent="[^"]*noindex/.test(tag))
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
 *
 * Files are read and written one by one: asynchronous access takes more time than the disk.
 */
export async function flattenPages({
  publicFolder,
  cacheFolder,
  pages,
}: BuiltSite): Promise<FlatPages> {
  writeBuildHash(publicFolder)
  const script = entryText(publicFolder, FIRST_SCRIPT)
  const { sheets, withStyles } = pageStyles(publicFolder, pages)
  const withFirstScript = firstScriptWriter(publicFolder, script)
  // Taken from the build, never from the pages, so that injected markup can't get onto the list.
  const inline = { scripts: [script], styles: [headingFaces, ...sheets] }

  function flattenPage(page: string): FlatPage {
    const { nested, flat } = pageFiles(publicFolder, page)
    const builtHtml = readFileSync(nested, 'utf8')
    const html = withFirstScript(withoutUnusedMarkup(withStyles(builtHtml, page)), page)
    const blocked = findBlockedInline(html, inline)
    if (blocked) {
      throw new Error(
        `The page ${page} contains an inline ${blocked.kind} that the Content-Security-Policy would block, starting with "${blocked.start}": move it into a file, or, if it is the same in every build, name it in src/publish/flat-pages/flatten-pages.ts.`,
      )
    }
    writeFileSync(nested, html)
    if (flat !== nested) {
      renameSync(nested, flat)
      // A folder with other pages or data stays.
      const folder = path.dirname(nested)
      if (readdirSync(folder).length === 0) rmdirSync(folder)
    }
    return { path: page, indexable: isIndexable(html) }
  }

  const currentPages = new Set(pages)
  for (const page of readFlatPages(cacheFolder)) {
    const files = currentPages.has(page) ? [] : Object.values(pageFiles(publicFolder, page))
    for (const file of files) rmSync(file, { force: true })
  }
  // Before any page moves, so that the next build restores the pages of an unfinished one.
  await writeAtomically(flatPagesFile(cacheFolder), JSON.stringify(pages))
  return { pages: pages.map(flattenPage), inline }
}
