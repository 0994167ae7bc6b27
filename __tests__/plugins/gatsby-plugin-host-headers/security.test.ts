import { createHash } from 'node:crypto'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as hostHeaders from '../../../plugins/gatsby-plugin-host-headers/gatsby-node'
import { onPreRenderHTML } from '../../../plugins/gatsby-plugin-host-headers/gatsby-ssr'
import { headersFor, hostRulesOf } from '../../../tools/host/host-rules'
import { chunkMapping, css, gatsbySite, hash, readPublic } from '../../post-build/gatsby-site'
import { writeFiles } from '../../support/temporary-folder'
import { postBuild } from '../run-hook'

const FACES = '@font-face{font-family:Archivo}'
const INSERTED = '.toast{top:0}'
const options = {
  directives: { 'img-src': ['https://images.unsplash.com'] },
  insertedStyles: [INSERTED],
}
const site = gatsbySite({ pages: { '/': { head: `<style>${FACES}</style>` }, '/about': {} } })
let headers: Record<string, string>

const headersAt = async ({ publicFolder }: typeof site, address: string) =>
  headersFor(await hostRulesOf(publicFolder)(), address, 200)

beforeAll(async () => {
  await postBuild(hostHeaders, site, options)
  headers = await headersAt(site, '/about')
})

/** The sources that each directive of a page's policy allows. */
const policyOf = (sent: Record<string, string>) =>
  Object.fromEntries(
    (sent['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the policy allows what pages need and nothing else', () => {
  const compilation = `window.___webpackCompilationHash="${hash}";`
  expect(policyOf(headers)).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[chunkMapping, compilation].map(hashOf)],
    'style-src': ["'self'", ...[FACES, css, INSERTED].map(hashOf)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https://images.unsplash.com'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  })
})

test("Gatsby's script that differs per page is removed, and nothing else", async () => {
  const odd = '/blog/quote"and\\slash'
  const other = gatsbySite({ pages: { [odd]: { body: '<p>Text</p>' } } })
  const before = readPublic(other, `${odd}/index.html`)
  await postBuild(hostHeaders, other)
  expect(readPublic(other, `${odd}/index.html`)).toBe(
    before.replace(/<script id="gatsby-script-loader">.*?<\/script>/, ''),
  )
})

test.each([
  ['script', '<script>steal()</script>', 'steal()'],
  ['script', '<script type="module">\nsteal()\n</script>', 'steal()'],
  ['style', '<style>body{display:none}</style>', 'body{display:none}'],
  ['event handler', '<img src="a.png" onerror="steal()"/>', 'onerror="steal()"'],
])('the build stops at an inline %s in a body', async (kind, body, start) => {
  const other = gatsbySite({ pages: { '/': {}, '/about': { body } } })
  await expect(postBuild(hostHeaders, other)).rejects.toThrow(
    `The body of /about contains an inline ${kind} that the Content-Security-Policy would block, starting with "${start}": move it into a file, or add it with onRenderBody.`,
  )
})

test('the build stops at heads that all differ', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 21 }, (_, index) => [`/${index}`, { head: `<script>${index}</script>` }]),
  )
  await expect(postBuild(hostHeaders, gatsbySite({ pages }))).rejects.toThrow(
    'The heads of the pages up to /18 contain 21 different inline scripts',
  )
})

test('structured data, files and words about scripts do not stop the build', async () => {
  const body = [
    '<script type="application/ld+json">{"@graph":[]}</script>',
    '<script src="/app.js" async=""></script>',
    '<p style="color:red">&lt;script&gt;alert(1)&lt;/script&gt; onclick="no"</p>',
  ].join('')
  await postBuild(hostHeaders, gatsbySite({ pages: { '/': { body } } }))
})

test('headers enforce https and forbid framing and sensors', () => {
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\)/),
  })
})

test('other sites, such as feed readers, may show pictures', async () => {
  expect(await headersAt(site, '/static/picture.jpg')).not.toHaveProperty(
    'cross-origin-resource-policy',
  )
})

describe('a plugin of others', () => {
  const analytics = 'window.dataLayer = window.dataLayer || []; gtag("js", "<a>&amp;")'
  const slot = '<script id="gatsby-script-loader">'

  /** A site whose page has the script of a plugin, which `onRenderBody` added to the body. */
  function siteWith(script: string) {
    const other = gatsbySite({ pages: { '/': {} } })
    let head: ReactNode[] = []
    onPreRenderHTML?.(
      {
        getHeadComponents: () => head,
        replaceHeadComponents: (elements: ReactNode[]) => {
          head = elements
        },
        getPreBodyComponents: () => [createElement('noscript', { key: 'a' })],
        getPostBodyComponents: () => [
          // biome-ignore lint/security/noDangerouslySetInnerHtml: plugins add scripts in this way
          createElement('script', { key: 'b', dangerouslySetInnerHTML: { __html: script } }),
          createElement('script', { key: 'c', id: 'gatsby-script-loader' }, 'pagePath="/"'),
        ],
      } as never,
      {} as never,
    )
    const html = readPublic(other, 'index.html')
      .replace('</head>', `${renderToStaticMarkup(head)}</head>`)
      .replace(slot, () => `<script>${script}</script>${slot}`)
    writeFiles(other.publicFolder, { 'index.html': html })
    return { other, html }
  }

  test('may add a script to the body, which leaves no list of it in the page', async () => {
    const { other, html } = siteWith(analytics)
    expect(html).toContain('<meta name="body-code"')
    expect(html.match(/pagePath/g)).toHaveLength(1)
    await postBuild(hostHeaders, other)
    expect(policyOf(await headersAt(other, '/'))['script-src']).toContain(hashOf(analytics))
    expect(readPublic(other, 'index.html')).not.toContain('body-code')
  })

  test('may still do so when Gatsby does not render the page again', async () => {
    const { other } = siteWith(analytics)
    const cache = new Map()
    await postBuild(hostHeaders, other, {}, [], cache)
    await postBuild(hostHeaders, other, {}, [], cache)
    expect(policyOf(await headersAt(other, '/'))['script-src']).toContain(hashOf(analytics))
  })

  test('may use other hosts that the options name', async () => {
    const directives = {
      'script-src': ['https://www.googletagmanager.com'],
      'frame-src': ['https://www.youtube-nocookie.com'],
      'frame-ancestors': ['https://partner.example'],
    }
    const other = gatsbySite()
    await postBuild(hostHeaders, other, {
      directives,
      headers: { '/*': { 'permissions-policy': 'camera=()' } },
    })
    const sent = await headersAt(other, '/')
    expect(policyOf(sent)).toMatchObject({
      'script-src': expect.arrayContaining(["'self'", 'https://www.googletagmanager.com']),
      'frame-src': ['https://www.youtube-nocookie.com'],
      'frame-ancestors': ['https://partner.example'],
    })
    expect(sent).not.toHaveProperty('x-frame-options')
    expect(sent['permissions-policy']).toBe('camera=()')
  })
})
