import type { GatsbyNode } from 'gatsby'
import { flattenPages } from './after/flatten-pages'
import { readBuiltSite } from './after/read-built-site'
import { writeFeeds } from './after/write-feeds'
import { writeHeaders } from './after/write-headers'
import { writeManifest } from './after/write-manifest'
import { writePdfs } from './after/write-pdfs'
import { writePreviewImages } from './after/write-preview-images'
import { writeRedirects } from './after/write-redirects'
import { writeSitemap } from './after/write-sitemap'
import { writeTextVersions } from './after/write-text-versions'

/**
 * Gatsby hook: makes the built pages ready for their host and writes what stands beside them, each step
 * in a file of its own in `after`. Stops the build when a step fails.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter }) => {
  try {
    const { site, redirects } = await readBuiltSite(graphql)
    await writeTextVersions(site)
    await writePdfs(site)
    await writePreviewImages(site)
    await writeManifest(site)
    await writeRedirects(site, redirects)
    // Removes as many folders as there are pages. Some disks make new files slowly for a while then.
    const pages = await flattenPages(site)
    // They read the flattened pages.
    await writeSitemap(site, pages)
    await writeFeeds(site)
    await writeHeaders(site)
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error.message : String(error))
  }
}
