import path from 'node:path'
import { type RunningServer, startServer } from '../../../tools/host/start-server'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'
import { rawRequest } from './raw-request'

const folder = temporaryFolder({
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  'old-style/index.html': '<h1>Old style</h1>',
  'both.html': '<h1>Flat</h1>',
  'both/index.html': '<h1>Folder</h1>',
  'blog/first.html': '<h1>First</h1>',
  'blog/unknown.html': '<h1>Article Not Found</h1>',
  '404.html': '<h1>Page Not Found</h1>',
  'fonts/a.woff2': 'font',
  'blog/größe.html': '<h1>Size</h1>',
  _headers: '/*\n  x-all: 1\n',
  _redirects: [
    '/moved /about 301',
    '/soon /about 302',
    '/out https://example.com/a?b=c 301',
    '/about /blog/first 301',
    '/forced /about.html 200!',
    '/in-place /about.html 200',
    '/files/* /blog/:splat 301',
    '/alt-gr%C3%B6%C3%9Fe /blog/gr%C3%B6%C3%9Fe 301',
    '/blog/unknown /blog/unknown.html 404!',
    '/blog/:slug /blog/unknown.html 404',
  ].join('\n'),
})

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ folder, port: 0 })
})
afterAll(() => server.close())

const get = (path: string) => rawRequest(server.url, path)

const notFound = 'Page Not Found'

test.each([
  ['/', 200, 'Home'],
  ['/about', 200, 'About'],
  ['/blog/first', 200, 'First'],
  ['/blog/first?utm=1', 200, 'First'],
  ['/old-style', 200, 'Old style'],
  ['/both', 200, 'Flat'],
  ['/blog/gr%C3%B6%C3%9Fe', 200, 'Size'],
  // A rule shows another page in place, and wins over an existing page only if it is forced.
  ['/in-place', 200, 'About'],
  ['/forced', 200, 'About'],
  ['/blog/unknown', 404, 'Article Not Found'],
  ['/blog/unheard-of', 404, 'Article Not Found'],
  ['/blog/too/deep', 404, notFound],
  ['/nowhere', 404, notFound],
  ['/nowhere/', 404, notFound],
  ['/nowhere.html', 404, notFound],
  ['/fonts', 404, notFound],
  ['/_headers', 404, notFound],
  ['/_redirects', 404, notFound],
  [`/shop/${'a'.repeat(5000)}`, 404, notFound],
])('%.30s answers %i: %s', async (path, expected, heading) => {
  const { status, headers, body } = await get(path)
  expect([status, body.toString()]).toEqual([expected, `<h1>${heading}</h1>`])
  expect(headers['content-type']).toBe('text/html; charset=UTF-8')
})

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/old-style/', '/old-style'],
  ['/old-style/index.html', '/old-style'],
  ['/index.html', '/'],
  ['/blog/first.html?a=b', '/blog/first?a=b'],
  ['/blog/gr%C3%B6%C3%9Fe/', '/blog/gr%C3%B6%C3%9Fe'],
  ['/moved', '/about'],
  ['/moved/?a=b', '/about?a=b'],
  ['/out?x=y', 'https://example.com/a?b=c'],
  ['/files/2024/a', '/blog/2024/a'],
  ['/alt-gr%C3%B6%C3%9Fe', '/blog/gr%C3%B6%C3%9Fe'],
])('%s redirects permanently to %s', async (path, location) => {
  const { status, headers } = await get(path)
  expect([status, headers.location]).toEqual([301, location])
})

const above = `/../${path.basename(folder)}/fonts/a.woff2`

test.each([
  [above, 403],
  [above.replace('..', '%2e%2e'), 403],
  [above.replace(/\/(?!f)/g, '%2f').replace('%2f', '/'), 403],
  ['/%E0%A4%A', 400],
  ['/about%00.html', 404],
  // A temporary redirect.
  ['/soon', 302],
])('%s answers %i', async (address, status) => {
  expect((await get(address)).status).toBe(status)
})

test('POST requests are refused', async () => {
  expect((await rawRequest(server.url, '/about', {}, 'POST')).status).toBe(405)
})

test('a new build and its rules are served without a restart', async () => {
  writeFiles(folder, { 'new.html': 'new', 'about.html': 'About us' })
  expect((await get('/about')).body.toString()).toBe('About us')
  writeFiles(folder, { _headers: '/*\n  x-all: 2\n' })
  expect((await get('/new')).headers['x-all']).toBe('2')
})

test('a port that is taken is an error', async () => {
  const port = Number(new URL(server.url).port)
  await expect(startServer({ folder, port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
