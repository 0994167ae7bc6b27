import path from 'node:path'
import {
  builtPages,
  entryText,
  pageDataOf,
  pageFile,
  pageKind,
  startDataAddresses,
} from '../../../packages/gatsby-output'
import { gatsbySite, pageData } from '../../post-build/gatsby-site'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'

const site = gatsbySite({ pages: { '/': {}, '/about': {}, '/404': {}, '/404.html': {} } })
const fileOf = (page: string) => path.relative(site.publicFolder, pageFile(site.publicFolder, page))

test('lists the pages of a build, and none without a build', () => {
  expect(builtPages(site.publicFolder).sort()).toEqual(['/', '/404', '/404.html', '/about'])
  expect(builtPages(temporaryFolder())).toEqual([])
})

test("finds a page's HTML, in a folder or flat", () => {
  expect(['/', '/about', '/404', '/404.html'].map(fileOf)).toEqual([
    'index.html',
    'about/index.html',
    '404/index.html',
    '404.html',
  ])
  writeFiles(site.publicFolder, { 'about.html': 'About' })
  expect(fileOf('/about')).toBe('about.html')
})

test('names what the app fetches to start on a page', () => {
  expect(startDataAddresses(pageDataOf(site.publicFolder, '/'))).toEqual([
    '/page-data/index/page-data.json',
    '/page-data/app-data.json',
    '/page-data/sq/d/2596029849.json',
  ])
})

test.each([
  ['component---src-templates-plan-list-tsx', 'plan-list'],
  ['component---src-pages-tools-energy-tsx', 'tools-energy'],
])('the page of the chunk %s is a %s', (chunk, kind) => {
  writeFiles(site.publicFolder, pageData('/about', chunk))
  expect(pageKind(pageDataOf(site.publicFolder, '/about'))).toBe(kind)
})

test('an added entry has its script, without the comment for debuggers, or the build stops', () => {
  expect(entryText(site.publicFolder, 'inline-script')).not.toContain('sourceMappingURL')
  expect(() => entryText(site.publicFolder, 'missing')).toThrow(
    'webpack emitted no file for missing: see onCreateWebpackConfig.',
  )
})
