import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type RunningServer, startServer } from '../../../src/build/serve/start-server'
import { temporaryFolder, writeFiles } from '../after/temporary-folder'

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
  'app-123.js': `console.log(${'1+'.repeat(500)}1)`,
  'plan.pdf': '%PDF',
  'calendar.ics': 'BEGIN:VCALENDAR',
  'manifest.webmanifest': '{}',
  'rss.xml': '<rss/>',
  'plan.json': '{}',
  'plan.md': '# Plan',
  'blog/größe.html': '<h1>Size</h1>',
  _headers:
    '/*\n  x-all: 1\n  x-which: all\n/fonts/*\n  Cache-Control: public, max-age=31536000, immutable\n  X-Which: fonts\n',
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

interface Reply {
  status: number
  headers: Record<string, string | undefined>
  body: Buffer
}

/** Sends a path exactly as written: fetch would tidy it up first. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Reply['headers'],
          body: Buffer.concat(parts),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

test.each([
  ['/', 'Home'],
  ['/blog/first', 'First'],
  ['/blog/first?utm=1', 'First'],
  ['/old-style', 'Old style'],
  ['/both', 'Flat'],
  ['/blog/gr%C3%B6%C3%9Fe', 'Size'],
])('%s is found', async (path, heading) => {
  const { status, body } = await get(path)
  expect([status, body.toString()]).toEqual([200, `<h1>${heading}</h1>`])
})

test('an existing page wins over a rule for its address, unless the rule is forced', async () => {
  expect((await get('/about')).status).toBe(200)
  expect((await get('/blog/unknown')).status).toBe(404)
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
])('%s leads to %s for good', async (path, location) => {
  const { status, headers } = await get(path)
  expect([status, headers.location]).toEqual([301, location])
})

test('a 302 rule leads there for now, a 200 rule shows another page in place', async () => {
  expect((await get('/soon')).status).toBe(302)
  for (const path of ['/in-place', '/forced']) {
    const { status, body } = await get(path)
    expect([status, body.toString()]).toEqual([200, '<h1>About</h1>'])
  }
})

test.each([
  ['/blog/unheard-of', 'Article Not Found'],
  ['/blog/too/deep', 'Page Not Found'],
  ['/nowhere', 'Page Not Found'],
  ['/nowhere/', 'Page Not Found'],
  ['/nowhere.html', 'Page Not Found'],
  ['/fonts', 'Page Not Found'],
  ['/_headers', 'Page Not Found'],
  ['/_redirects', 'Page Not Found'],
])('%s is not found, with the right page', async (path, heading) => {
  const { status, headers, body } = await get(path)
  expect([status, body.toString()]).toEqual([404, `<h1>${heading}</h1>`])
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
})

test.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/blog/..%2f..%2fpackage.json',
  '/..%5cpackage.json',
  '/blog\\first',
  '/about%00.html',
  '/%zz',
  '//example.com/',
  '/./about',
])('%s is refused', async (path) => {
  expect((await get(path)).status).toBe(400)
})

test.each([
  ['/plan.pdf', 'application/pdf'],
  ['/calendar.ics', 'text/calendar; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/rss.xml', 'application/xml; charset=utf-8'],
  ['/plan.json', 'application/json; charset=utf-8'],
  ['/plan.md', 'text/markdown; charset=utf-8'],
  ['/app-123.js', 'text/javascript; charset=utf-8'],
  ['/fonts/a.woff2', 'font/woff2'],
])('%s is sent as %s', async (path, type) => {
  expect((await get(path)).headers['content-type']).toBe(type)
})

test('headers come from _headers: every matching rule counts, the last one wins', async () => {
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

test('a missing file is not kept, even where files are', async () => {
  const { status, headers } = await get('/fonts/missing.woff2')
  expect([status, headers['cache-control']]).toEqual([404, 'public, max-age=0, must-revalidate'])
})

test('text is compressed the way the browser takes it', async () => {
  const plain = (await get('/app-123.js')).body
  const brotli = await get('/app-123.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotli.body.length).toBeLessThan(plain.length / 5)
  expect(brotliDecompressSync(brotli.body)).toEqual(plain)
  const gzip = await get('/app-123.js', { 'accept-encoding': 'br;q=0, gzip' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body)).toEqual(plain)
  expect((await get('/fonts/a.woff2', { 'accept-encoding': 'br' })).headers).not.toHaveProperty(
    'content-encoding',
  )
})

test('what the browser has already is not sent again', async () => {
  const { headers } = await get('/about', { 'accept-encoding': 'br' })
  const again = await get('/about', {
    'accept-encoding': 'br',
    'if-none-match': `W/"other", ${headers.etag}`,
  })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect(again.headers.etag).toBe(headers.etag)
  expect((await get('/about', { 'if-none-match': String(headers.etag) })).status).toBe(200)
})

test('HEAD answers with the headers alone', async () => {
  const { status, headers, body } = await get('/about', {}, 'HEAD')
  expect([status, headers['content-length'], body.length]).toEqual([200, '14', 0])
})

test('nothing can be posted', async () => {
  expect((await get('/about', {}, 'POST')).status).toBe(405)
})

test('a new build is served without starting again, its rules too', async () => {
  writeFiles(folder, { 'new.html': 'new', 'about.html': 'About us' })
  expect((await get('/about')).body.toString()).toBe('About us')
  writeFiles(folder, { _headers: '/*\n  x-all: 2\n' })
  expect((await get('/new')).headers['x-all']).toBe('2')
})

test('a port that is taken is an error', async () => {
  const port = Number(new URL(server.url).port)
  await expect(startServer({ folder, port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
