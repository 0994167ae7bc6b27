import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { type RunningServer, startServer } from '../../../tools/host/start-server'
import { temporaryFolder } from '../../support/temporary-folder'

const folder = temporaryFolder({
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  'blog/first.html': '<h1>First</h1>',
  'blog/unknown.html': '<h1>Article Not Found</h1>',
  '404.html': '<h1>Page Not Found</h1>',
  'fonts/a.woff2': 'font',
  'blog/größe.html': '<h1>Size</h1>',
  _headers: '/*\n  x-which: all\n/fonts/*\n  Cache-Control: immutable\n  X-Which: fonts\n',
  _redirects: [
    '/moved /about 301',
    '/forced /about.html 200!',
    '/files/* /blog/:splat 301',
    '/blog/:slug /blog/unknown.html 404',
  ].join('\n'),
})

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ folder, port: 0 })
})
afterAll(() => server.close())

/** Requests a path exactly as written; fetch would normalize it. */
async function get(path: string, method = 'GET') {
  const { hostname, port } = new URL(server.url)
  const asked = request({ hostname, port, path, method }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const { statusCode: status, headers } = answer
  return { status, headers, body: await text(answer) }
}

test.each([
  ['/', 200, 'Home'],
  ['/blog/first?utm=1', 200, 'First'],
  ['/blog/gr%C3%B6%C3%9Fe', 200, 'Size'],
  ['/forced', 200, 'About'],
  ['/blog/unheard-of', 404, 'Article Not Found'],
  ['/nowhere/', 404, 'Page Not Found'],
  ['/_headers', 404, 'Page Not Found'],
])('%s answers %i: %s', async (path, expected, heading) => {
  const { status, headers, body } = await get(path)
  expect([status, body]).toEqual([expected, `<h1>${heading}</h1>`])
  expect(headers['content-type']).toBe('text/html; charset=UTF-8')
})

test.each([
  ['/about/', '/about'],
  ['/blog/first.html?a=b', '/blog/first?a=b'],
  ['/moved/?a=b', '/about?a=b'],
  ['/files/2024/a', '/blog/2024/a'],
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
])('%s answers %i', async (address, status) => {
  expect((await get(address)).status).toBe(status)
})

test('POST requests are refused', async () => {
  expect((await get('/about', 'POST')).status).toBe(405)
})

test('headers come from _headers, except that a missing file is not cached', async () => {
  const cached = { 'x-which': 'fonts', 'cache-control': 'immutable' }
  expect((await get('/')).headers).toMatchObject({ 'x-which': 'all' })
  expect((await get('/fonts/a.woff2')).headers).toMatchObject(cached)
  const missing = (await get('/fonts/missing.woff2')).headers
  expect(missing['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('npm run serve says in one sentence that its port is taken', () => {
  const { port } = new URL(server.url)
  const options = ['tools/serve.ts', '--port', port, '--folder', folder]
  const { stderr, status } = spawnSync('node_modules/.bin/tsx', options, { encoding: 'utf8' })
  expect(stderr).toBe(
    `Port ${port} is in use by another program: choose another one with "--port ${Number(port) + 1}".\n`,
  )
  expect(status).toBe(1)
})
