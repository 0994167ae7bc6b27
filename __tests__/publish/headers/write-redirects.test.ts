import { flattenPages } from '../../../src/publish/flat-pages/flatten-pages'
import { writeRedirects } from '../../../src/publish/headers/write-redirects'
import { type RunningServer, startServer } from '../../../tools/host/start-server'
import { writeFiles } from '../../support/temporary-folder'
import { gatsbySite, readPublic } from '../gatsby-site'

const site = gatsbySite({
  pages: {
    '/': { body: 'Home' },
    '/blog/first': { body: 'First' },
    '/blog/unknown': { body: 'Article Not Found' },
    '/workouts/full-tide-advanced': { body: 'Full Tide' },
    '/workouts/unknown': { body: 'Workout Program' },
    '/exercises/unknown': { body: 'Exercise Not Found' },
    '/404': { body: 'Page Not Found' },
    '/404.html': { body: 'Page Not Found' },
  },
})
let server: RunningServer

beforeAll(async () => {
  await flattenPages(site)
  writeFiles(site.publicFolder, { 'workouts/full-tide-advanced.pdf': 'PDF' })
  await writeRedirects({
    ...site,
    redirects: [
      { from: '/old-article', to: '/blog/first' },
      { from: '/blog/old', to: '/blog/first#begin' },
      { from: '/blog/größe', to: 'https://shop.example/größe?a=b' },
    ],
  })
  server = await startServer({ folder: site.publicFolder, port: 0 })
})
afterAll(() => server.close())

const ask = (address: string) => fetch(server.url + address, { redirect: 'manual' })

test.each([
  ['/old-article', '/blog/first'],
  ['/blog/old', '/blog/first#begin'],
  ['/blog/gr%C3%B6%C3%9Fe', 'https://shop.example/gr%C3%B6%C3%9Fe?a=b'],
  ['/workouts/map', '/workouts'],
  ['/workouts/full-tide-advanced/fit', '/workouts/full-tide-advanced/train'],
])('the moved address %s redirects permanently to %s', async (from, to) => {
  const response = await ask(from)
  expect([response.status, response.headers.get('location')]).toEqual([301, to])
})

test.each([
  ['/blog/first', 200, 'First'],
  ['/workouts/full-tide-advanced.pdf', 200, 'PDF'],
  ['/blog/no-such-article', 404, 'Article Not Found'],
  ['/workouts/no-such-plan', 404, 'Workout Program'],
  ['/exercises/no-such-exercise', 404, 'Exercise Not Found'],
  ['/blog/too/deep', 404, 'Page Not Found'],
  ['/nowhere', 404, 'Page Not Found'],
  ['/404', 404, 'Page Not Found'],
])('%s answers %i with %s', async (address, status, text) => {
  const response = await ask(address)
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(text)
})

test('a site without exercises has no rules for them', async () => {
  const other = gatsbySite({ pages: { '/': {}, '/blog/unknown': {}, '/workouts/unknown': {} } })
  await writeRedirects(other)
  const rules = readPublic(other, '_redirects')
  expect(rules).toContain('/workouts/unknown.html')
  expect(rules).not.toContain('/exercises')
})
