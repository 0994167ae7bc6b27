import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuiltSite } from '../../../src/documents/built-site'
import type { CopyList } from '../../../src/offline/model/copy-list'
import { writeOffline } from '../../../src/post-build/offline/write-offline'
import { writeFiles } from '../../support/temporary-folder'
import { gatsbySite, readPublic } from '../gatsby-site'

const head =
  '<link rel="stylesheet" href="/static/training-0a.css"/><link rel="icon" href="/favicon.svg"/>'
const body =
  '<a href="/workouts/a.pdf">PDF</a><img src="https://images.example/a.jpg"/><svg><use href="/figures/0a.svg#squat"></use></svg>'

/** A finished site with two plans, one without training. */
async function builtSite(): Promise<BuiltSite> {
  const site = gatsbySite({
    pages: {
      '/': {},
      '/about': {},
      '/emergency': {},
      '/workouts': {},
      '/saved': {},
      '/workouts/a': {},
      '/workouts/a/week/1': {},
      '/workouts/a/train': { head, body },
      '/workouts/ab': {},
      '/exercises/squat': {},
      '/exercises/dip': {},
    },
  })
  writeFiles(site.publicFolder, {
    'component---src-page-tsx-0123456789abcdef0123.js': 'page',
    'webpack-runtime-0123456789abcdef0123.js': 'runtime',
    'chunk-12ab34cd.js': 'e.exports=n.p+"static/log-0b.css"',
    'static/log-0b.css': 'b{}',
    'page-data/sq/d/2596029849.json': '{}',
    'static/training-0a.css': 'a{}',
    'figures/0a.svg': '<svg/>',
    'favicon.svg': '<svg/>',
    'exercises/library.json': '[]',
  })
  const library = [{ exerciseId: 'squat' }]
  const plans = [
    { planId: 'a', title: 'A', library, program: {} },
    { planId: 'ab', title: 'AB', library: [] },
  ]
  return { ...site, plans: plans as never }
}

const listIn = (site: BuiltSite): CopyList => JSON.parse(readPublic(site, 'offline/a.json'))
const workerIn = (site: BuiltSite) => readPublic(site, 'offline-worker.js')

test("a plan's list has exactly the files it needs offline", async () => {
  const site = await builtSite()
  await writeOffline(site)
  const { title, bytes, files } = listIn(site)
  expect(title).toBe('A')
  expect(bytes).toBeGreaterThan(5000)
  expect(files.filter((file) => !file.startsWith('/page-data'))).toEqual([
    '/',
    '/app-0123456789abcdef0123.js',
    '/chunk-12ab34cd.js',
    '/component---src-page-tsx-0123456789abcdef0123.js',
    '/emergency',
    '/exercises/library.json',
    '/exercises/squat',
    '/favicon.svg',
    '/figures/0a.svg',
    '/saved',
    '/static/log-0b.css',
    '/static/training-0a.css',
    '/styles.aaaabbbbccccdddd0000.css',
    '/webpack-runtime-0123456789abcdef0123.js',
    '/workouts',
    '/workouts/a',
    '/workouts/a/train',
    '/workouts/a/week/1',
  ])
  expect(files).toContain('/page-data/workouts/a/train/page-data.json')
  expect(files).toContain('/page-data/app-data.json')
  expect(files).not.toContain('/page-data/workouts/ab/page-data.json')
  expect(workerIn(site)).toBe('self.works=true')
  expect(existsSync(path.join(site.publicFolder, 'offline/ab.json'))).toBe(false)
})

test("a list's version changes with its files only", async () => {
  const site = await builtSite()
  await writeOffline(site)
  const { version } = listIn(site)
  writeFileSync(path.join(site.publicFolder, 'about/index.html'), 'changed')
  await writeOffline(site)
  expect(listIn(site).version).toBe(version)
  writeFileSync(path.join(site.publicFolder, 'exercises/squat/index.html'), 'changed')
  await writeOffline(site)
  expect(listIn(site).version).not.toBe(version)
})

test('switched off, offline leaves a disabled worker and no lists', async () => {
  const site = await builtSite()
  await writeOffline(site)
  await writeOffline({ ...site, settings: { ...site.settings, offline: false } })
  expect(workerIn(site)).toBe('self.isOff=true;self.works=true')
  expect(existsSync(path.join(site.publicFolder, 'offline'))).toBe(false)
})
