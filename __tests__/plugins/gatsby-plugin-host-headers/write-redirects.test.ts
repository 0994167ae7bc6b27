import { readFileSync } from 'node:fs'
import path from 'node:path'
import { writeRedirects } from '../../../plugins/gatsby-plugin-host-headers/write-redirects'
import { type RunningServer, startServer } from '../../../tools/host/start-server'
import { temporaryFolder } from '../../support/temporary-folder'

const folder = temporaryFolder({
  'index.html': 'Home',
  'blog/first.html': 'First',
  'blog/unknown.html': 'Article Not Found',
  '404.html': 'Page Not Found',
  // From static, whose last line may have no end.
  _redirects: '/own /blog/first 302\n/today / 302',
})
let server: RunningServer

const write = () =>
  writeRedirects(folder, [
    { fromPath: '/old-article', toPath: '/blog/first', isPermanent: true },
    { fromPath: '/blog/old', toPath: '/blog/first#begin', isPermanent: true },
    { fromPath: '/blog/größe', toPath: 'https://shop.example/größe?a=b', isPermanent: true },
    { fromPath: '/today', toPath: '/blog/first' },
    { fromPath: '/tomorrow', toPath: '/blog/first' },
    { fromPath: '/blog/unknown', toPath: '/blog/unknown.html', statusCode: 404, force: true },
    { fromPath: '/blog/:name', toPath: '/blog/unknown.html', statusCode: 404 },
  ])

beforeAll(async () => {
  write()
  server = await startServer({ folder, port: 0 })
})
afterAll(() => server.close())

const ask = (address: string) => fetch(server.url + address, { redirect: 'manual' })

test.each([
  ['/old-article', 301, '/blog/first'],
  ['/blog/old', 301, '/blog/first#begin'],
  ['/blog/gr%C3%B6%C3%9Fe', 301, 'https://shop.example/gr%C3%B6%C3%9Fe?a=b'],
  ['/tomorrow', 302, '/blog/first'],
  // The site's own rules come first.
  ['/own', 302, '/blog/first'],
  ['/today', 302, '/'],
])('the moved address %s redirects with %i to %s', async (from, status, to) => {
  const response = await ask(from)
  expect([response.status, response.headers.get('location')]).toEqual([status, to])
})

test.each([
  ['/blog/first', 200, 'First'],
  ['/blog/no-such-article', 404, 'Article Not Found'],
  ['/blog/unknown', 404, 'Article Not Found'],
  ['/blog/too/deep', 404, 'Page Not Found'],
])('%s answers %i with %s', async (address, status, text) => {
  const response = await ask(address)
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(text)
})

test('a build on top of an older one writes the same file', () => {
  const file = path.join(folder, '_redirects')
  const first = readFileSync(file, 'utf8')
  write()
  expect(readFileSync(file, 'utf8')).toBe(first)
})
