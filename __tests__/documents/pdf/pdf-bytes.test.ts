import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PlanExercise } from '../../../src/content/derive/complete-plan'
import { pdfBytes } from '../../../src/documents/pdf/pdf-bytes'
import { programPlan, samplePlan, site } from './sample-plan'

let cacheFolder: string

beforeEach(() => {
  cacheFolder = mkdtempSync(path.join(tmpdir(), 'pdf-bytes-'))
})

afterEach(() => rmSync(cacheFolder, { recursive: true }))

/** The library with a change to its first exercise. */
const changed = (change: Partial<PlanExercise>) =>
  programPlan().library.map((exercise, index) =>
    index === 0 ? { ...exercise, ...change } : exercise,
  )

const cachedFiles = () => readdir(path.join(cacheFolder, 'pdf/two-lifts-beginner'))

describe('pdfBytes', () => {
  it('returns a PDF', async () => {
    const bytes = await pdfBytes(samplePlan(), site, cacheFolder)
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')
  })

  it('finds a cached PDF no matter how the plan was read', async () => {
    await pdfBytes(samplePlan(), site, cacheFolder)
    const [file = ''] = await cachedFiles()
    const made = statSync(path.join(cacheFolder, 'pdf/two-lifts-beginner', file)).mtimeMs
    const { exercises, ...rest } = samplePlan()
    const turned = exercises.map(({ name, ...other }) => ({
      ...other,
      name,
      __typename: 'Exercise',
    }))
    const settings = { ...site, tagline: 'Train Smart.' }
    await pdfBytes({ ...rest, exercises: turned }, settings, cacheFolder)
    expect(await cachedFiles()).toEqual([file])
    expect(statSync(path.join(cacheFolder, 'pdf/two-lifts-beginner', file)).mtimeMs).toBe(made)
  })

  it.each([
    ['text', samplePlan({ goals: ['A third goal'] }), site],
    ['duration', samplePlan({ duration: '2 weeks, 4x/week' }), site],
    ['site', samplePlan(), { ...site, name: 'Plimsoll' }],
  ])('redraws when the %s changes', async (_what, plan, ofSite) => {
    await pdfBytes(samplePlan(), site, cacheFolder)
    const before = await cachedFiles()
    await pdfBytes(plan, ofSite, cacheFolder)
    expect(await cachedFiles()).toHaveLength(1)
    expect(await cachedFiles()).not.toEqual(before)
  })

  it.each([
    [
      'figure',
      {
        figure: { phases: 1, strokes: [{ tone: 'ink' as const, width: 11, paths: ['M76 58V91'] }] },
      },
    ],
    ['cue', { cues: ['Breathe in', 'Breathe out'] }],
  ])('redraws when a %s of its exercises changes', async (_what, change) => {
    const cached = () => readdir(path.join(cacheFolder, 'pdf/two-days-beginner'))
    await pdfBytes(programPlan(), site, cacheFolder)
    const before = await cached()
    await pdfBytes(programPlan({ library: changed(change) }), site, cacheFolder)
    expect(await cached()).toHaveLength(1)
    expect(await cached()).not.toEqual(before)
  })

  it('does not redraw for a cue after the second', async () => {
    const cached = () => readdir(path.join(cacheFolder, 'pdf/two-days-beginner'))
    await pdfBytes(programPlan(), site, cacheFolder)
    const before = await cached()
    const [first] = programPlan().library
    const cues = [...(first?.cues.slice(0, 2) ?? []), 'Another third']
    await pdfBytes(programPlan({ library: changed({ cues }) }), site, cacheFolder)
    expect(await cached()).toEqual(before)
  })

  it('does not redraw for fields that the PDF omits', async () => {
    await pdfBytes(samplePlan(), site, cacheFolder)
    const before = await cachedFiles()
    await pdfBytes(samplePlan({ imageAlt: 'Something else' }), site, cacheFolder)
    expect(await cachedFiles()).toEqual(before)
  })
})
