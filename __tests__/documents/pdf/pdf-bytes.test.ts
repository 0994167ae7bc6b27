import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { CompletePlan, PlanExercise } from '../../../src/content/derive/complete-plan'
import { pdfBytes } from '../../../src/documents/pdf/pdf-bytes'
import type { PdfSite } from '../../../src/documents/pdf/plan-document'
import { temporaryFolder } from '../../support/temporary-folder'
import { programPlan, samplePlan, site } from './sample-plan'

/** The plan with sessions, with a change to its first exercise. */
const withExercise = (change: Partial<PlanExercise>) =>
  programPlan({
    library: programPlan().library.map((exercise, index) =>
      index === 0 ? { ...exercise, ...change } : exercise,
    ),
  })
const strokes = [{ tone: 'ink' as const, width: 11, paths: ['M76 58V91'] }]
const reworded = { ...site, tagline: 'Train Smart.' }
const [{ cues } = { cues: [] }] = programPlan().library

/** The rows with their fields in another order, and one that only Gatsby adds. */
const turned = samplePlan().exercises.map(({ name, ...other }) => ({
  ...other,
  name,
  __typename: 'Exercise',
}))

/** The names and times of a plan's cached files once it is drawn. */
async function cachedAfter(cacheFolder: string, plan: CompletePlan, ofSite: PdfSite = site) {
  await pdfBytes(plan, ofSite, cacheFolder)
  const folder = path.join(cacheFolder, 'pdf', plan.planId)
  return (await readdir(folder)).map((file) => [file, statSync(path.join(folder, file)).mtimeMs])
}

test.each<[string, boolean, CompletePlan, PdfSite?]>([
  ['a text', true, samplePlan({ goals: ['A third goal'] })],
  ['the duration', true, samplePlan({ duration: '2 weeks, 4x/week' })],
  ['the site', true, samplePlan(), { ...site, name: 'Plimsoll' }],
  ['a figure of its exercises', true, withExercise({ figure: { phases: 1, strokes } })],
  ['a cue of its exercises', true, withExercise({ cues: ['Breathe in', 'Breathe out'] })],
  ['a cue after the second', false, withExercise({ cues: [...cues.slice(0, 2), 'Another third'] })],
  ['a field that it omits', false, samplePlan({ imageAlt: 'Something else' })],
  ['a setting that it omits', false, samplePlan(), reworded],
  ['the order of fields', false, samplePlan({ exercises: turned })],
])('%s that changes redraws the PDF: %s', async (_what, isRedrawn, plan, ...[ofSite]) => {
  const cacheFolder = temporaryFolder()
  const original = plan.program ? programPlan() : samplePlan()
  const before = await cachedAfter(cacheFolder, original)
  const after = await cachedAfter(cacheFolder, plan, ofSite)
  expect(after).toHaveLength(1)
  if (isRedrawn) expect(after).not.toEqual(before)
  else expect(after).toEqual(before)
})
