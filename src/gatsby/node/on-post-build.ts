import type { GatsbyNode } from 'gatsby'
import { contentFolder } from '../../content/folder'
import { showsDrafts } from '../../content/published'
import { publishedContent } from '../../content/published-content'
import type { BuiltSite } from '../../output/built-site'
import { writeFeeds } from '../../output/feeds/write-feeds'
import { writeSitemap } from '../../output/feeds/write-sitemap'
import { removeOldFigures } from '../../output/figures/remove-old-figures'
import { buildFolders } from '../../output/files/folders'
import { writeManifest } from '../../output/files/write-manifest'
import { writePrintSheet } from '../../output/files/write-print-sheet'
import { flattenPages } from '../../output/flat-pages/flatten-pages'
import { writeHeaders } from '../../output/headers/write-headers'
import { writeRedirects } from '../../output/headers/write-redirects'
import { writePdfs } from '../../output/pdf/write-pdfs'
import { writePreviewImages } from '../../output/preview-image/write-preview-images'
import { writeSearch } from '../../output/search/write-search'
import { writeTextVersions } from '../../output/text/write-text-versions'
import { contentOfBuild } from './build-content'

/**
 * Gatsby hook: makes the built pages ready for their host and writes what stands beside them, each step
 * in a folder of its own in `src/output`. Stops the build when a step fails.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ getNodesByType, reporter }) => {
  try {
    const site: BuiltSite = {
      ...buildFolders(),
      ...publishedContent(contentFolder(), contentOfBuild(), showsDrafts()),
      pages: getNodesByType('SitePage')
        .map(({ path }) => String(path))
        .sort(),
    }
    await writeTextVersions(site)
    await writePdfs(site)
    await writePreviewImages(site)
    await writeManifest(site)
    await writePrintSheet(site)
    await writeRedirects(site)
    await writeFeeds(site)
    await writeSearch(site)
    // Removes as many folders as there are pages. Some disks make new files slowly for a while then.
    const { pages, inline } = await flattenPages(site)
    // They take what the flattened pages say.
    await removeOldFigures(site, pages)
    await writeSitemap(site, pages)
    await writeHeaders(site, inline)
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error : String(error))
  }
}
