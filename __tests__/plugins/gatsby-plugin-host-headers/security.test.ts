import { createHash } from 'node:crypto'
import * as hostHeaders from '../../../plugins/gatsby-plugin-host-headers/gatsby-node'
import { headersFor, hostRulesOf } from '../../../tools/host/host-rules'
import { chunkMapping, css, gatsbySite, hash, readPublic } from '../../publish/gatsby-site'
import { postBuild } from '../run-hook'

const FACES = '@font-face{font-family:Archivo}'
const INSERTED = '.toast{top:0}'
const options = { imageHosts: ['images.unsplash.com'], insertedStyles: [INSERTED] }
const site = gatsbySite({ pages: { '/': { head: `<style>${FACES}</style>` }, '/about': {} } })
let headers: Record<string, string>

const headersAt = async ({ publicFolder }: typeof site, address: string) =>
  headersFor(await hostRulesOf(publicFolder)(), address, 200)

beforeAll(async () => {
  postBuild(hostHeaders, site, options)
  headers = await headersAt(site, '/about')
})

/** The sources that each directive of the page's policy allows. */
const policy = () =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the policy allows what pages need and nothing else', () => {
  const compilation = `window.___webpackCompilationHash="${hash}";`
  expect(policy()).toEqual({
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

test("Gatsby's script that differs per page is removed, and nothing else", () => {
  const odd = '/blog/quote"and\\slash'
  const other = gatsbySite({ pages: { [odd]: { body: '<p>Text</p>' } } })
  const before = readPublic(other, `${odd}/index.html`)
  postBuild(hostHeaders, other)
  expect(readPublic(other, `${odd}/index.html`)).toBe(
    before.replace(/<script id="gatsby-script-loader">.*?<\/script>/, ''),
  )
})

test.each([
  ['script', '<script>steal()</script>', 'steal()'],
  ['script', '<script type="module">\nsteal()\n</script>', 'steal()'],
  ['style', '<style>body{display:none}</style>', 'body{display:none}'],
  ['event handler', '<img src="a.png" onerror="steal()"/>', 'onerror="steal()"'],
])('the build stops at an inline %s in a body', (kind, body, start) => {
  const other = gatsbySite({ pages: { '/': {}, '/about': { body } } })
  expect(() => postBuild(hostHeaders, other)).toThrow(
    `The body of /about contains an inline ${kind} that the Content-Security-Policy would block, starting with "${start}": move it into a file, or into the head with onRenderBody.`,
  )
})

test('the build stops at heads that all differ', () => {
  const pages = Object.fromEntries(
    Array.from({ length: 21 }, (_, index) => [`/${index}`, { head: `<script>${index}</script>` }]),
  )
  expect(() => postBuild(hostHeaders, gatsbySite({ pages }))).toThrow(
    'The heads of the pages up to /18 contain 21 different inline scripts',
  )
})

test('structured data, files and words about scripts do not stop the build', () => {
  const body = [
    '<script type="application/ld+json">{"@graph":[]}</script>',
    '<script src="/app.js" async=""></script>',
    '<p style="color:red">&lt;script&gt;alert(1)&lt;/script&gt; onclick="no"</p>',
  ].join('')
  postBuild(hostHeaders, gatsbySite({ pages: { '/': { body } } }))
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
