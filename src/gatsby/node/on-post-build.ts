import type { GatsbyNode } from 'gatsby'
import { type BuiltSite, buildFolders } from '../../documents/built-site'
import { writePdfs } from '../../documents/pdf/write-pdfs'
import { writePreviewImages } from '../../documents/preview-image/write-preview-images'
import { writeCalendarData } from '../../publish/calendar-data'
import { writeFinderData } from '../../publish/finder-data'
import { writeLibraryData } from '../../publish/library-data'
import { writeOffline } from '../../publish/offline/write-offline'
import { writeSearch } from '../../publish/search/write-search'
import { writeManifest } from '../../publish/write-manifest'
import { writePrintSheet } from '../../publish/write-print-sheet'
import { writeRobots } from '../../publish/write-robots'
import { writeVisits } from '../../publish/write-visits'
import { getPublishedContent } from '../sources/checked-content'

/**
 * Gatsby hook: writes all files beside the pages. `src/documents` writes the documents, and `src/publish` the
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
      pages: getNodesByType('SitePage')
        .map(({ path }) => String(path))
        .sort(),
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
