import { createHash } from 'node:crypto'
import { headingFaces } from '../../../src/lib/heading-font'
import { flattenPages } from '../../../src/publish/flat-pages/flatten-pages'
import { writeHeaders } from '../../../src/publish/headers/write-headers'
import { headersFor, hostRulesOf } from '../../../tools/host/host-rules'
import { css, gatsbySite, readPublic } from '../gatsby-site'

const site = gatsbySite({ pages: { '/': {}, '/about': {} } })
let headers: Record<string, string>

const headersAt = async ({ publicFolder }: typeof site, address: string) =>
  headersFor(await hostRulesOf(publicFolder)(), address, 200)

beforeAll(async () => {
  const { inline } = await flattenPages(site)
  await writeHeaders(site, inline)
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
  const [[, script = ''] = [], ...otherScripts] = [
    ...readPublic(site, 'about.html').matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g),
  ]
  expect(otherScripts).toEqual([])
  expect(policy()).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", hashOf(script)],
    // Sonner adds its style element empty, then fills it with its own sheet.
    'style-src': ["'self'", ...[headingFaces, css].map(hashOf), expect.any(String), hashOf('')],
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
