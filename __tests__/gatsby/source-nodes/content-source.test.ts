import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { GatsbyCache } from 'gatsby'
import { contentSource, getPublishedContent } from '../../../src/gatsby/source-nodes/content-source'
import { temporaryFolder } from '../../support/temporary-folder'
import { writeOtherBrand } from '../../support/variants/other-brand'

const ownPages = ['pages/imprint.md', 'pages/prices.md']

const original = path.join(temporaryFolder(), 'content')
const folder = path.join(temporaryFolder(), 'content')

beforeAll(() => writeOtherBrand(original))

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(original, folder, { recursive: true })
  process.env.CONTENT_FOLDER = folder
})

afterEach(() => {
  jest.useRealTimers()
  delete process.env.CONTENT_FOLDER
  delete process.env.SHOW_DRAFTS
})

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)

/** Adds an article that is published on January 2, 2030. */
const addTomorrow = () =>
  write(
    'articles/tomorrow.md',
    readFileSync(path.join(folder, 'articles/rest.md'), 'utf8')
      .replace('id: "1"', 'id: "2"')
      .replace('"Rest"', '"Tomorrow"')
      .replace('"rest"', '"tomorrow"')
      .replace('2024-01-02', '2030-01-02'),
  )

/** The markdown files, and the keys of nodes by type. */
function published() {
  const { errors, content } = contentSource()
  expect(errors).toEqual([])
  const keys: Record<string, string[]> = {}
  for (const { type, key } of content?.nodes ?? []) keys[type] = [...(keys[type] ?? []), key]
  return { files: content?.markdown.map(({ file }) => file), keys }
}

test("valid content becomes nodes and markdown, but tomorrow's article does not", () => {
  addTomorrow()
  jest.useFakeTimers({ now: new Date('2030-01-01T23:59:59Z') })
  const { files, keys } = published()
  expect(files).toEqual(['articles/rest.md', ...ownPages])
  expect(keys).toMatchObject({
    SiteSettings: [''],
    TextFacts: ['rest', 'imprint', 'prices'],
    Plan: expect.arrayContaining([expect.any(String)]),
  })
})

test('a build with drafts has it', () => {
  addTomorrow()
  process.env.SHOW_DRAFTS = 'true'
  expect(published().files).toEqual(['articles/tomorrow.md', 'articles/rest.md', ...ownPages])
})

test('content with mistakes has no nodes, and names each mistake with its place', () => {
  write('testimonials.json', '[{ "quote": "Good." }]')
  const { errors, content } = contentSource()
  expect(content).toBeUndefined()
  expect(errors[0]).toMatch(/^content\/testimonials\.json:1 \[0\]\.name: /)
})

test('other hooks get the published content as JSON', async () => {
  const data = contentSource().content?.data
  const caches: Record<string, unknown> = { 'gatsby-source-content content': data }
  const getCache = (plugin: string) =>
    ({ get: async (key: string) => caches[`${plugin} ${key}`] }) as GatsbyCache
  const { articles, settings } = await getPublishedContent(getCache)
  expect(articles).toEqual([expect.objectContaining({ slug: 'rest', author: settings.author })])
  expect(JSON.parse(JSON.stringify(data))).toEqual(data)
})
