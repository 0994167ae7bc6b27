import type { GatsbyNode } from 'gatsby'
import { pagesOfBuild } from '../../../packages/gatsby-output'
import { type BuiltSite, buildFolders } from '../../documents/built-site'
import { writePdfs } from '../../documents/pdf/write-pdfs'
import { writePreviewImages } from '../../documents/preview-image/write-preview-images'
import { writeCalendarData } from '../../post-build/calendar-data'
import { writeFinderData } from '../../post-build/finder-data'
import { writeLibraryData } from '../../post-build/library-data'
import { writeOffline } from '../../post-build/offline/write-offline'
import { writeSearch } from '../../post-build/search/write-search'
import { writeManifest } from '../../post-build/write-manifest'
import { writePrintSheet } from '../../post-build/write-print-sheet'
import { writeRobots } from '../../post-build/write-robots'
import { writeVisits } from '../../post-build/write-visits'
import { getPublishedContent } from '../source-nodes/content-source'

/**
 * Gatsby hook: writes all files beside the pages. `src/documents` writes the documents, and `src/post-build` the
 * rest. A step that fails stops the build. The hooks of plugins have run before, so the pages are finished.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({
  getNodesByType,
  getCache,
  reporter,
}) => {
  try {
    const site: BuiltSite = {
      ...buildFolders(),
      ...(await getPublishedContent(getCache)),
      pages: pagesOfBuild(getNodesByType).sort(),
    }
    await writePdfs(site)
    await writePreviewImages(site)
    await writeManifest(site)
    await writePrintSheet(site)
    await writeSearch(site)
    await writeCalendarData(site)
    await writeFinderData(site)
    await writeLibraryData(site)
    await writeRobots(site)
    await writeVisits(site)
    await writeOffline(site)
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error : String(error))
  }
}
