import type { GatsbyNode } from 'gatsby'
import type { BuiltSite } from '../../documents/built-site'
import { buildFolders } from '../../documents/files/folders'
import { writePdfs } from '../../documents/pdf/write-pdfs'
import { writePreviewImages } from '../../documents/preview-image/write-preview-images'
import { writeCalendarData } from '../../publish/calendar-data'
import { writeFeeds } from '../../publish/feeds/write-feeds'
import { writeSitemap } from '../../publish/feeds/write-sitemap'
import { writeFinderData } from '../../publish/finder-data'
import { flattenPages } from '../../publish/flat-pages/flatten-pages'
import { writeHeaders } from '../../publish/headers/write-headers'
import { writeRedirects } from '../../publish/headers/write-redirects'
import { writeLibraryData } from '../../publish/library-data'
import { writeOffline } from '../../publish/offline/write-offline'
import { writeSearch } from '../../publish/search/write-search'
import { writeManifest } from '../../publish/write-manifest'
import { writePrintSheet } from '../../publish/write-print-sheet'
import { getPublishedContent } from './build-content'

/**
 * Gatsby hook: prepares the built pages for the host and writes all other files. `src/documents` writes the
 * documents, and `src/publish` the rest. A step that fails stops the build.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ getNodesByType, reporter }) => {
  try {
    const site: BuiltSite = {
      ...buildFolders(),
      ...getPublishedContent(),
      pages: getNodesByType('SitePage')
        .map(({ path }) => String(path))
        .sort(),
    }
    await writePdfs(site)
    await writePreviewImages(site)
    await writeManifest(site)
    await writePrintSheet(site)
    await writeRedirects(site)
    await writeFeeds(site)
    await writeSearch(site)
    await writeCalendarData(site)
    await writeFinderData(site)
    await writeLibraryData(site)
    // This deletes one folder per page. After that, some disks write new files slowly for a while.
    const { pages, inline } = await flattenPages(site)
    // These steps read the flattened pages.
    await writeSitemap(site, pages)
    await writeOffline(site)
    await writeHeaders(site, inline)
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error : String(error))
  }
}
