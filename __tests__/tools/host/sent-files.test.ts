import { brotliDecompressSync } from 'node:zlib'
import { type RunningServer, startServer } from '../../../tools/host/start-server'
import { temporaryFolder } from '../../support/temporary-folder'
import { rawRequest } from './raw-request'

const folder = temporaryFolder({
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  '404.html': '<h1>Page Not Found</h1>',
  'fonts/a.woff2': 'font',
  'app-123.js': `console.log(${'1+'.repeat(1000)}1)`,
  'calendar.ics': 'BEGIN:VCALENDAR',
  'manifest.webmanifest': '{}',
  'plan.md': '# Plan',
  'photo.avif': 'photo',
  _headers:
    '/*\n  x-all: 1\n  x-which: all\n/fonts/*\n  Cache-Control: public, max-age=31536000, immutable\n  X-Which: fonts\n',
})

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ folder, port: 0 })
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(server.url, path, headers)

test.each([
  ['/calendar.ics', 'text/calendar; charset=UTF-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/plan.md', 'text/markdown; charset=UTF-8'],
  ['/photo.avif', 'image/avif'],
])('%s is sent as %s', async (path, type) => {
  expect((await get(path)).headers['content-type']).toBe(type)
})

test('headers come from _headers: every matching rule applies, the last one wins', async () => {
  expect((await get('/')).headers).toMatchObject({
    'x-all': '1',
    'x-which': 'all',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  expect((await get('/fonts/a.woff2')).headers).toMatchObject({
    'x-all': '1',
    'x-which': 'fonts',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('a missing file is not cached, even where files are', async () => {
  const { status, headers } = await get('/fonts/missing.woff2')
  expect([status, headers['cache-control']]).toEqual([404, 'public, max-age=0, must-revalidate'])
})

test('text is compressed, fonts are not', async () => {
  const plain = (await get('/app-123.js')).body
  const brotli = await get('/app-123.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.body)).toEqual(plain)
  expect((await get('/fonts/a.woff2', { 'accept-encoding': 'br' })).headers).not.toHaveProperty(
    'content-encoding',
  )
})

test('unchanged files are not sent again', async () => {
  const { headers } = await get('/about')
  const again = await get('/about', { 'if-none-match': String(headers.etag) })
  expect([again.status, again.body.length]).toEqual([304, 0])
})
