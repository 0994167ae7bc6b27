import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stitchSliceForAPage } from 'gatsby/dist/utils/slices/stitching'
import { flattenPages } from '../../../src/publish/flat-pages/flatten-pages'
import { restorePages } from '../../../src/publish/flat-pages/restore-pages'
import { writeFiles } from '../../support/temporary-folder'
import { gatsbySite, hash, scriptsSlice } from '../gatsby-site'

const pages = { '/': {}, '/about': {}, '/blog': {}, '/blog/first': {}, '/404': {}, '/404.html': {} }

test('Gatsby finds every page again and can update its script tags', async () => {
  const site = gatsbySite({ pages })
  await flattenPages(site)
  await restorePages(site)
  writeFiles(site.publicFolder, {
    '_gatsby/slices/_gatsby-scripts-1.html': scriptsSlice.replaceAll(hash, 'ffff'),
  })
  for (const pagePath of site.pages) {
    await stitchSliceForAPage({ pagePath, publicDir: site.publicFolder })
  }
  const about = readFileSync(path.join(site.publicFolder, 'about/index.html'), 'utf8')
  expect(about).toContain('window.___webpackCompilationHash="ffff')
})

test('Gatsby fails without restored pages', async () => {
  const site = gatsbySite({ pages })
  await flattenPages(site)
  await expect(
    stitchSliceForAPage({ pagePath: '/about', publicDir: site.publicFolder }),
  ).rejects.toThrow('ENOENT')
})

test('flattening restored pages gives the same files', async () => {
  const site = gatsbySite({ pages })
  const first = await flattenPages(site)
  const file = path.join(site.publicFolder, 'blog/first.html')
  const html = readFileSync(file, 'utf8')
  await restorePages(site)
  expect(existsSync(file)).toBe(false)
  expect(await flattenPages(site)).toEqual(first)
  expect(readFileSync(file, 'utf8')).toBe(html)
})

test('restoring survives a first build, an interrupted build and deleted pages', async () => {
  const site = gatsbySite({ pages })
  await restorePages(site)
  await flattenPages(site)
  await restorePages(site)
  await restorePages(site)
  expect(existsSync(path.join(site.publicFolder, 'blog/first/index.html'))).toBe(true)
  rmSync(site.publicFolder, { recursive: true })
  await restorePages(site)
  expect(existsSync(site.publicFolder)).toBe(false)
})
