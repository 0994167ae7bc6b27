import { readFileSync } from 'node:fs'
import path from 'node:path'
import { writeIcons } from '../../src/documents/brand/icons'
import { writeManifest } from '../../src/post-build/write-manifest'
import { readPng } from '../documents/preview-image/png'
import { gatsbySite, readPublic } from './gatsby-site'

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}

const site = gatsbySite()
let manifest: Manifest

beforeAll(async () => {
  await writeManifest(site)
  manifest = JSON.parse(readPublic(site, 'manifest.webmanifest'))
})

test('the brand comes from the settings', () => {
  expect(manifest).toMatchObject({
    name: 'Loadline',
    short_name: 'Loadline',
    description: 'Structured training plans & plain-spoken articles.',
    start_url: '/',
    scope: '/',
    lang: 'en-US',
  })
})

test('every icon exists in its declared size', async () => {
  await writeIcons(site.publicFolder, site.settings)
  const icon = (src: string) => readFileSync(path.join(site.publicFolder, src))
  const pngs = manifest.icons.filter(({ type }) => type === 'image/png')
  expect(pngs.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ])
  for (const { src, sizes } of pngs) {
    const { width, height } = await readPng(icon(src))
    expect(`${width}x${height}`).toBe(sizes)
  }
  expect((await readPng(icon('apple-touch-icon.png'))).width).toBe(180)
  expect(icon('favicon.svg').toString()).toMatch(/^<svg [^>]*viewBox="0 0 32 32"/)
})

test('without a mark, the icon is the first letter of the name, and another name has another', async () => {
  const iconOf = async (name: string) => {
    await writeIcons(site.publicFolder, { ...site.settings, name })
    return readPublic(site, 'favicon.svg')
  }
  const [bell, anvil] = [await iconOf('Bellwether'), await iconOf('Anvil')]
  expect(anvil).not.toBe(bell)
  expect(await iconOf('Bell')).toBe(bell)
  const mark = { viewBox: '0 0 9 9', ratio: 1, shapes: '<path d="M0 0h9v9z"/>' }
  await writeIcons(site.publicFolder, { ...site.settings, mark })
  expect(readPublic(site, 'favicon.svg')).toContain(mark.shapes)
})
