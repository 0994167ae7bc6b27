import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuiltSite } from '../../../src/documents/built-site'
import { writePreviewImages } from '../../../src/documents/preview-image/write-preview-images'
import { anArticle, gatsbySite } from '../../publish/gatsby-site'
import { samplePlan } from '../pdf/sample-plan'

const article = anArticle()
const plan = samplePlan()
const site = gatsbySite({ articles: [article], plans: [plan] })
const read = ({ publicFolder }: BuiltSite, file: string) =>
  readFileSync(path.join(publicFolder, 'preview', file))

beforeAll(() => writePreviewImages(site))

test('articles, plans and the site have a picture of 5 to 40 KB', () => {
  for (const file of ['articles/first-steps.png', 'workouts/two-lifts-beginner.png', 'site.png']) {
    const { length } = read(site, file)
    expect(length).toBeGreaterThan(5_000)
    expect(length).toBeLessThan(40_000)
  }
})

test('an unchanged picture is kept, and remade if missing', async () => {
  const file = path.join(site.publicFolder, 'preview/articles/first-steps.png')
  writeFileSync(file, 'as it was')
  await writePreviewImages(site)
  expect(readFileSync(file, 'utf8')).toBe('as it was')
  rmSync(file)
  await writePreviewImages(site)
  expect(readFileSync(file).length).toBeGreaterThan(5_000)
})

test('an interrupted build makes the next one remake its pictures', async () => {
  const file = path.join(site.publicFolder, 'preview/articles/first-steps.png')
  writeFileSync(file, 'half a picture')
  const stopped = { ...site, articles: [{ ...article, title: null as never }] }
  await expect(writePreviewImages(stopped)).rejects.toThrow()
  await writePreviewImages(site)
  expect(readFileSync(file).length).toBeGreaterThan(5_000)
})

test('two builds give the same bytes', async () => {
  const other = gatsbySite({ articles: [article], plans: [plan] })
  await writePreviewImages(other)
  await writePreviewImages(site)
  expect(read(other, 'workouts/two-lifts-beginner.png')).toEqual(
    read(site, 'workouts/two-lifts-beginner.png'),
  )
})

test('pictures of deleted content are removed', async () => {
  await writePreviewImages({ ...site, articles: [], plans: [] })
  const folder = path.join(site.publicFolder, 'preview')
  expect(readdirSync(path.join(folder, 'articles'))).toEqual([])
  expect(readdirSync(path.join(folder, 'workouts'))).toEqual([])
  expect(statSync(path.join(folder, 'site.png')).isFile()).toBe(true)
})
