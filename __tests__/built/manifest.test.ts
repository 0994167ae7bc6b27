import { readFileSync } from 'node:fs'
import path from 'node:path'
import { site } from '../browser/support/content'
import { builtFolder } from '../browser/support/site-under-test'
import { readPng } from '../documents/preview-image/png'
import { openPage } from './support/open-page'

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}

const read = (file: string) => readFileSync(path.join(builtFolder, file))
const manifest: Manifest = JSON.parse(read('manifest.webmanifest').toString())

test('every page names the manifest, whose brand comes from the settings', async () => {
  await openPage('/about')
  expect(document.head.querySelectorAll('[rel=manifest]')).toHaveLength(1)
  expect(document.head.querySelectorAll('[rel=apple-touch-icon]')).toHaveLength(1)
  expect(manifest).toMatchObject({
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: '/',
    scope: '/',
    lang: 'en-US',
  })
})

test('every icon exists in its declared size', async () => {
  const pngs = manifest.icons.filter(({ type }) => type === 'image/png')
  expect(pngs.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ])
  for (const { src, sizes } of pngs) {
    const { width, height } = await readPng(read(src))
    expect(`${width}x${height}`).toBe(sizes)
  }
  expect((await readPng(read('apple-touch-icon.png'))).width).toBe(180)
  expect(read('favicon.svg').toString()).toMatch(/^<svg [^>]*viewBox="0 0 32 32"/)
})
