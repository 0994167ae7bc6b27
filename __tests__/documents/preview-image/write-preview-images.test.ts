import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { BuiltSite } from '../../../src/documents/built-site'
import { writePreviewImages } from '../../../src/documents/preview-image/write-preview-images'
import { gatsbySite } from '../../post-build/gatsby-site'
import { samplePlan } from '../pdf/sample-plan'

const plan = samplePlan()
const site = gatsbySite({ plans: [plan] })
const read = ({ publicFolder }: BuiltSite, file: string) =>
  readFileSync(path.join(publicFolder, 'preview', file))

beforeAll(() => writePreviewImages(site))

test('plans and the site have a picture of 5 to 40 KB', () => {
  for (const file of ['workouts/two-lifts-beginner.png', 'site.png']) {
    const { length } = read(site, file)
    expect(length).toBeGreaterThan(5_000)
    expect(length).toBeLessThan(40_000)
  }
})

test('two builds give the same bytes', async () => {
  const other = gatsbySite({ plans: [plan] })
  await writePreviewImages(other)
  await writePreviewImages(site)
  expect(read(other, 'workouts/two-lifts-beginner.png')).toEqual(
    read(site, 'workouts/two-lifts-beginner.png'),
  )
})

test('pictures of deleted content are removed', async () => {
  await writePreviewImages({ ...site, plans: [] })
  const folder = path.join(site.publicFolder, 'preview')
  expect(readdirSync(path.join(folder, 'workouts'))).toEqual([])
  expect(statSync(path.join(folder, 'site.png')).isFile()).toBe(true)
})
