import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stitchSliceForAPage } from 'gatsby/dist/utils/slices/stitching'
import * as flatPages from '../../../plugins/gatsby-plugin-flat-pages/gatsby-node'
import type { BuiltSite } from '../../../src/documents/built-site'
import {
  gatsbyFile,
  gatsbyPage,
  gatsbySite,
  hash,
  readPublic,
  scriptsSlice,
} from '../../post-build/gatsby-site'
import { writeFiles } from '../../support/temporary-folder'
import { postBuild, preBootstrap } from '../run-hook'

const existing = (site: BuiltSite, files: string[]) =>
  files.filter((file) => existsSync(path.join(site.publicFolder, file)))

const flatten = (site: BuiltSite) => postBuild(flatPages, site)
const restore = (site: BuiltSite) => preBootstrap(flatPages, site)

test('pages become flat files, so that their addresses need no slash', () => {
  const site = gatsbySite({
    pages: {
      '/': {},
      '/blog': {},
      '/blog/first': { body: 'First' },
      '/404': { body: 'copy' },
      '/404.html': { body: 'page' },
    },
  })
  const dataBefore = readPublic(site, 'page-data/blog/first/page-data.json')
  flatten(site)
  expect(readPublic(site, 'blog/first.html')).toBe(gatsbyPage('/blog/first', { body: 'First' }))
  const files = ['index.html', 'blog.html', 'blog/index.html', 'blog/first', '404/404.html']
  expect(existing(site, files)).toEqual(['index.html', 'blog.html'])
  // The second copy of the 404 page stays where Gatsby looks for it.
  expect(readPublic(site, '404.html')).toContain('page')
  expect(readPublic(site, '404/index.html')).toContain('copy')
  expect(readPublic(site, 'page-data/blog/first/page-data.json')).toBe(dataBefore)
})

test('a build on top of an older one keeps the pages that Gatsby did not write again', () => {
  const site = gatsbySite({ pages: { '/about': { body: 'Old' }, '/blog': {} } })
  flatten(site)
  restore(site)
  writeFiles(site.publicFolder, { [gatsbyFile('/blog')]: gatsbyPage('/blog', { body: 'New' }) })
  flatten(site)
  expect(readPublic(site, 'about.html')).toContain('Old')
  expect(readPublic(site, 'blog.html')).toContain('New')
})

test('a build on top of an older one removes deleted pages and no other file', () => {
  const site = gatsbySite({ pages: { '/': {}, '/about': {}, '/blog/first': {} } })
  writeFiles(site.publicFolder, { 'verification.html': 'of a search engine' })
  flatten(site)
  restore(site)
  flatten({ ...site, pages: ['/', '/blog/first'] })
  const others = ['index.html', 'blog/first.html', 'verification.html']
  expect(existing(site, ['about.html', 'about/index.html', ...others])).toEqual(others)
})

const pages = { '/': {}, '/about': {}, '/blog': {}, '/blog/first': {}, '/404': {}, '/404.html': {} }

test('Gatsby finds only restored pages and can update their script tags', async () => {
  const site = gatsbySite({ pages })
  const stitch = (pagePath: string) =>
    stitchSliceForAPage({ pagePath, publicDir: site.publicFolder })
  flatten(site)
  await expect(stitch('/about')).rejects.toThrow('ENOENT')
  restore(site)
  expect(existsSync(path.join(site.publicFolder, 'blog/first.html'))).toBe(false)
  writeFiles(site.publicFolder, {
    '_gatsby/slices/_gatsby-scripts-1.html': scriptsSlice.replaceAll(hash, 'ffff'),
  })
  for (const page of site.pages) await stitch(page)
  expect(readPublic(site, 'about/index.html')).toContain('window.___webpackCompilationHash="ffff')
})

test('restoring survives a first build, an interrupted build and deleted pages', () => {
  const site = gatsbySite({ pages })
  restore(site)
  flatten(site)
  restore(site)
  restore(site)
  expect(existsSync(path.join(site.publicFolder, 'blog/first/index.html'))).toBe(true)
  rmSync(site.publicFolder, { recursive: true })
  restore(site)
  expect(existsSync(site.publicFolder)).toBe(false)
})
