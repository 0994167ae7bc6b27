import * as pageStyles from '../../../plugins/gatsby-plugin-page-styles/gatsby-node'
import type { BuiltSite } from '../../../src/documents/built-site'
import { gatsbySite, pageData, readPublic } from '../../post-build/gatsby-site'
import { writeFiles } from '../../support/temporary-folder'
import { postBuild } from '../run-hook'

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

const build = (site: BuiltSite) =>
  postBuild(pageStyles, site, { families: { article: ['article'] } })

/** A page's inline style sheet. */
const styleOf = (site: BuiltSite, file: string) =>
  /<style data-href="\/styles\.aaaabbbbccccdddd0000\.css"[^>]*>([^<]*)<\/style>/.exec(
    readPublic(site, file),
  )?.[1]

test('a page has the rules it uses and those for controls before the start', () => {
  const site = siteWith({ '/': '<p class="card md:flex">A card</p>' })
  build(site)
  expect(styleOf(site, 'index.html')).toBe(
    '@layer a{body{color:red}.card{margin:0}.md\\:flex{display:flex}}' +
      '#start-notice{left:0}[aria-busy=true]{opacity:.5}.card[aria-pressed=true]{left:1px}' +
      ':is(.card,.toast):hover{top:2px}.card:not(.toast){top:3px}@keyframes run{to{top:0}}.card{animation:run 1s}',
  )
})

test('pages of a family share one sheet, others have another', () => {
  const site = siteWith({
    '/': '<p class="card">A card</p>',
    '/about': '<p class="title">A title</p>',
    '/blog/first': '<table></table>',
  })
  writeFiles(site.publicFolder, pageData('/blog/first', 'component---src-templates-article-tsx'))
  build(site)
  expect(styleOf(site, 'index.html')).toContain('.card .title')
  expect(styleOf(site, 'about/index.html')).toBe(styleOf(site, 'index.html'))
  expect(styleOf(site, 'blog/first/index.html')).toContain('table{')
  expect(styleOf(site, 'blog/first/index.html')).not.toContain('.card{')
})

test('a build over an older one updates the styles of unchanged pages', () => {
  const site = siteWith({ '/': 'Home', '/about': 'About' })
  build(site)
  expect(styleOf(site, 'about/index.html')).not.toContain('.card')
  const html = readPublic(site, 'index.html')
  writeFiles(site.publicFolder, { 'index.html': html.replace('Home', '<p class="card">Home</p>') })
  build(site)
  expect(styleOf(site, 'about/index.html')).toContain('.card{margin:0}')
})
