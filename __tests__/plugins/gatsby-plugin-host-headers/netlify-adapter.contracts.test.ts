import os from 'node:os'
import path from 'node:path'
import {
  MUST_REVALIDATE_HEADERS,
  PERMAMENT_CACHING_HEADERS,
  PERMANENT_CACHE_CONTROL_HEADER,
} from 'gatsby/dist/utils/adapter/constants'
import netlifyAdapter from 'gatsby-adapter-netlify'
import * as flatPages from '../../../plugins/gatsby-plugin-flat-pages/gatsby-node'
import * as hostHeaders from '../../../plugins/gatsby-plugin-host-headers/gatsby-node'
import { type RunningServer, startServer } from '../../../tools/host/start-server'
import { gatsbyFile, gatsbySite, readPublic } from '../../post-build/gatsby-site'
import { postBuild } from '../run-hook'

/**
 * On Netlify, Gatsby runs its adapter after our steps, on the same folder. These tests run the real
 * adapter on Gatsby's input: a route for every known page, and Gatsby's header rules.
 */
const site = gatsbySite({
  pages: {
    '/': {},
    '/about': { body: '<h1>About</h1>' },
    '/blog/unknown': { body: '<h1>Article Not Found</h1>' },
    '/404': { body: '<h1>Page Not Found</h1>' },
    '/404.html': { body: '<h1>Page Not Found</h1>' },
  },
})
const redirects = [
  { fromPath: '/old', toPath: '/about', isPermanent: true },
  { fromPath: '/blog/:name', toPath: '/blog/unknown.html', statusCode: 404 },
]
const script = '/app-0123456789abcdef0123.js'
let server: RunningServer

beforeAll(async () => {
  await postBuild(hostHeaders, site, { immutable: ['/fonts/*'] }, redirects)
  postBuild(flatPages, site)
  await adapt()
  server = await startServer({ folder: site.publicFolder, port: 0 })
})
afterAll(() => server.close())

async function adapt(): Promise<void> {
  const home = process.cwd()
  const folder = path.dirname(site.publicFolder)
  // The adapter leaves its temporary folders behind.
  jest.spyOn(os, 'tmpdir').mockReturnValue(folder)
  process.chdir(folder)
  try {
    await netlifyAdapter()?.adapt?.({
      routesManifest: [
        ...[...site.pages, script].map((page) => ({
          type: 'static' as const,
          path: page,
          filePath: path.posix.join('public', page === script ? page : gatsbyFile(page)),
          headers: MUST_REVALIDATE_HEADERS,
        })),
        ...redirects.map(({ fromPath, toPath, statusCode = 301 }) => ({
          type: 'redirect' as const,
          path: fromPath,
          toPath,
          status: statusCode as 301 | 404,
          headers: [],
        })),
      ],
      headerRoutes: [
        { path: '/*', headers: MUST_REVALIDATE_HEADERS },
        { path: '/static/*', headers: PERMANENT_CACHE_CONTROL_HEADER },
        { path: script, headers: PERMAMENT_CACHING_HEADERS.slice(0, 1) },
      ],
      functionsManifest: [],
      pathPrefix: '',
      trailingSlash: 'never',
      remoteFileAllowedUrls: [],
      reporter: console as never,
    })
  } finally {
    process.chdir(home)
  }
}

const written = (file: string) => readPublic(site, file)

test('the adapter writes its own rules', () => {
  expect(written('_headers')).toContain('x-xss-protection: 1; mode=block')
  expect(written('_redirects')).toContain('/old  /about  301')
})

test.each([
  ['/about', 200, 'About'],
  ['/old', 200, 'About'],
  ['/blog/unheard-of', 404, 'Article Not Found'],
  ['/nowhere', 404, 'Page Not Found'],
])('%s answers %i with the right page', async (address, status, heading) => {
  const response = await fetch(server.url + address)
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(`<h1>${heading}</h1>`)
})

test('our headers win', async () => {
  const ask = async (address: string) => (await fetch(server.url + address)).headers
  const page = await ask('/about')
  expect(page.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(page.get('content-security-policy')).toContain("default-src 'none'")
  expect(page.get('x-frame-options')).toBe('DENY')
  expect(page.get('referrer-policy')).toBe('same-origin')
  expect((await ask(script)).get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('fonts are cached for a year although the adapter does not know them', () => {
  const text = written('_headers')
  expect(text.indexOf('/fonts/*')).toBeGreaterThan(text.indexOf('# gatsby-adapter-netlify end'))
})

test('headers that both set for every address are equal, so order cannot matter', () => {
  const [theirs = '', ours = ''] = written('_headers').split('# gatsby-adapter-netlify end')
  const sentBy = (text: string, name: string) =>
    new RegExp(`^/\\*\\n(?: {2}.*\\n)*? {2}${name}: (.*)$`, 'm').exec(text)?.[1]
  for (const name of ['x-content-type-options', 'x-frame-options', 'referrer-policy']) {
    expect(sentBy(theirs, name)).toBeTruthy()
    expect(sentBy(theirs, name)).toBe(sentBy(ours, name))
  }
})
