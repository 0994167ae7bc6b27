import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stitchSliceForAPage } from 'gatsby/dist/utils/slices/stitching'
import { flattenPages } from '../../../src/publish/flat-pages/flatten-pages'
import { readFlatPages } from '../../../src/publish/flat-pages/page-files'
import { restorePages } from '../../../src/publish/flat-pages/restore-pages'
import { writeFiles } from '../../support/temporary-folder'
import { gatsbySite, hash, readPublic, scriptsSlice } from '../gatsby-site'

const pages = { '/': {}, '/about': {}, '/blog': {}, '/blog/first': {}, '/404': {}, '/404.html': {} }

test('Gatsby finds only restored pages and can update their script tags', async () => {
  const site = gatsbySite({ pages })
  const stitch = (pagePath: string) =>
    stitchSliceForAPage({ pagePath, publicDir: site.publicFolder })
  await flattenPages(site)
  await expect(stitch('/about')).rejects.toThrow('ENOENT')
  restorePages(site)
  expect(existsSync(path.join(site.publicFolder, 'blog/first.html'))).toBe(false)
  writeFiles(site.publicFolder, {
    '_gatsby/slices/_gatsby-scripts-1.html': scriptsSlice.replaceAll(hash, 'ffff'),
  })
  for (const page of site.pages) await stitch(page)
  expect(readPublic(site, 'about/index.html')).toContain('window.___webpackCompilationHash="ffff')
})

test('restoring survives a first build, an interrupted build and deleted pages', async () => {
  const site = gatsbySite({ pages })
  restorePages(site)
  await flattenPages(site)
  restorePages(site)
  restorePages(site)
  expect(existsSync(path.join(site.publicFolder, 'blog/first/index.html'))).toBe(true)
  rmSync(site.publicFolder, { recursive: true })
  restorePages(site)
  expect(existsSync(site.publicFolder)).toBe(false)
})

test('restoring knows the pages of a build that stopped while flattening', async () => {
  const site = gatsbySite({ pages: { ...pages, '/about': { body: '<script>a</script>' } } })
  await expect(flattenPages(site)).rejects.toThrow('/about contains an inline script')
  expect(readFlatPages(site.cacheFolder)).toEqual(site.pages)
})
