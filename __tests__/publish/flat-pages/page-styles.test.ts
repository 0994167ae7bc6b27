import type { BuiltSite } from '../../../src/documents/built-site'
import { headingFaces } from '../../../src/lib/heading-font'
import { flattenPages } from '../../../src/publish/flat-pages/flatten-pages'
import { restorePages } from '../../../src/publish/flat-pages/restore-pages'
import { writeFiles } from '../../support/temporary-folder'
import { gatsbySite, pageData, readPublic } from '../gatsby-site'

const sheet =
  '@layer a{body{color:red}.card{margin:0}.card .title{top:0}.md\\:flex{display:flex}}' +
  '#start-notice{left:0}[aria-busy=true]{opacity:.5}.card[aria-pressed=true]{left:1px}' +
  '.toast{top:0}table{width:1px}:is(.card,.toast):hover{top:2px}:is(.toast):hover{top:2px}.card:has(.toast){top:4px}.card:not(.toast){top:3px}@keyframes run{to{top:0}}.card{animation:run 1s}@keyframes gone{to{top:1px}}.toast{animation:gone 1s}@media print{.toast{top:0}}'

/** A built site with this style sheet. Takes its pages' bodies by address. */
function siteWith(bodies: Record<string, string>): BuiltSite {
  const site = gatsbySite({
    pages: Object.fromEntries(Object.entries(bodies).map(([page, body]) => [page, { body }])),
  })
  writeFiles(site.publicFolder, { 'styles.aaaabbbbccccdddd0000.css': sheet })
  return site
}

/** A page's inline style sheet. */
const styleOf = (site: BuiltSite, file: string) =>
  /<style data-href="\/styles\.aaaabbbbccccdddd0000\.css"[^>]*>([^<]*)<\/style>/.exec(
    readPublic(site, file),
  )?.[1]

test('a page has the rules it uses and those for controls before the start', async () => {
  const site = siteWith({ '/': '<p class="card md:flex">A card</p>' })
  await flattenPages(site)
  expect(styleOf(site, 'index.html')).toBe(
    '@layer a{body{color:red}.card{margin:0}.md\\:flex{display:flex}}' +
      '#start-notice{left:0}[aria-busy=true]{opacity:.5}.card[aria-pressed=true]{left:1px}' +
      ':is(.card,.toast):hover{top:2px}.card:not(.toast){top:3px}@keyframes run{to{top:0}}.card{animation:run 1s}',
  )
})

test('pages of a family share one sheet, others have another, and the policy allows both', async () => {
  const site = siteWith({
    '/': '<p class="card">A card</p>',
    '/about': '<p class="title">A title</p>',
    '/blog/first': '<table></table>',
  })
  writeFiles(site.publicFolder, pageData('/blog/first', 'component---src-templates-article-tsx'))
  const { inline } = await flattenPages(site)
  expect(styleOf(site, 'index.html')).toContain('.card .title')
  expect(styleOf(site, 'about.html')).toBe(styleOf(site, 'index.html'))
  expect(styleOf(site, 'blog/first.html')).toContain('table{')
  expect(styleOf(site, 'blog/first.html')).not.toContain('.card{')
  expect(inline.styles).toEqual([
    headingFaces,
    styleOf(site, 'index.html'),
    styleOf(site, 'blog/first.html'),
  ])
})

test('a build over an older one updates the styles of unchanged pages', async () => {
  const site = siteWith({ '/': 'Home', '/about': 'About' })
  await flattenPages(site)
  expect(styleOf(site, 'about.html')).not.toContain('.card')
  restorePages(site)
  const html = readPublic(site, 'index.html')
  writeFiles(site.publicFolder, { 'index.html': html.replace('Home', '<p class="card">Home</p>') })
  await flattenPages(site)
  expect(styleOf(site, 'about.html')).toContain('.card{margin:0}')
})
