import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pdfBytes, pdfSize } from '../../../src/output/pdf/pdf-size'
import { samplePlan, site } from './sample-plan'

let cacheFolder: string

beforeEach(() => {
  cacheFolder = mkdtempSync(path.join(tmpdir(), 'pdf-size-'))
})

afterEach(() => rmSync(cacheFolder, { recursive: true }))

const cachedFiles = () => readdir(path.join(cacheFolder, 'pdf/two-lifts-beginner'))

describe('pdfSize', () => {
  it('is the size of the PDF', async () => {
    const bytes = await pdfBytes(samplePlan(), site, cacheFolder)
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')
    expect(await pdfSize(samplePlan(), site, cacheFolder)).toBe(bytes.length)
  })

  it('finds a PDF in the cache, however the plan was read', async () => {
    await pdfSize(samplePlan(), site, cacheFolder)
    const [file = ''] = await cachedFiles()
    const made = statSync(path.join(cacheFolder, 'pdf/two-lifts-beginner', file)).mtimeMs
    const { exercises, ...rest } = samplePlan()
    const turned = exercises?.map(({ name, ...other }) => ({
      ...other,
      name,
      __typename: 'Exercise',
    }))
    const settings = { ...site, tagline: 'Train Smart.' }
    await pdfSize({ ...rest, exercises: turned ?? null }, settings, cacheFolder)
    expect(await cachedFiles()).toEqual([file])
    expect(statSync(path.join(cacheFolder, 'pdf/two-lifts-beginner', file)).mtimeMs).toBe(made)
  })

  it.each([
    ['text', samplePlan({ goals: ['A third goal'] }), site],
    ['duration', samplePlan({ duration: '2 weeks, 4x/week' }), site],
    ['site', samplePlan(), { ...site, name: 'Plimsoll' }],
  ])('draws anew when the %s changes', async (_what, plan, ofSite) => {
    await pdfSize(samplePlan(), site, cacheFolder)
    const before = await cachedFiles()
    await pdfSize(plan, ofSite, cacheFolder)
    expect(await cachedFiles()).toHaveLength(1)
    expect(await cachedFiles()).not.toEqual(before)
  })

  it('does not draw anew for what the PDF does not show', async () => {
    await pdfSize(samplePlan(), site, cacheFolder)
    const before = await cachedFiles()
    await pdfSize(samplePlan({ imageAlt: 'Something else' }), site, cacheFolder)
    expect(await cachedFiles()).toEqual(before)
  })
})
