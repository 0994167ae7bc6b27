import { readFileSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { CompletePlan } from '../../../src/content/derive/complete-plan'
import type { BuiltSite } from '../../../src/documents/built-site'
import { pdfBytes } from '../../../src/documents/pdf/pdf-bytes'
import { writePdfs } from '../../../src/documents/pdf/write-pdfs'
import { temporaryFolder } from '../../support/temporary-folder'
import { samplePlan, site } from './sample-plan'

let root: string

beforeEach(() => {
  root = temporaryFolder()
})

const builtSite = (plans: CompletePlan[]) =>
  ({
    publicFolder: path.join(root, 'public'),
    cacheFolder: path.join(root, 'cache'),
    settings: site,
    plans,
  }) as unknown as BuiltSite

const written = () => readdir(path.join(root, 'public/workouts'))

describe('writePdfs', () => {
  it('writes the PDF of every plan beside its page', async () => {
    const plans = Array.from({ length: 20 }, (_, index) => samplePlan({ planId: `plan-${index}` }))
    await writePdfs(builtSite(plans))
    expect((await written()).sort()).toEqual(plans.map(({ planId }) => `${planId}.pdf`).sort())
    const file = readFileSync(path.join(root, 'public/workouts/plan-7.pdf'))
    const bytes = await pdfBytes(plans[7] as CompletePlan, site, path.join(root, 'cache'))
    expect(file.equals(bytes)).toBe(true)
  })

  it('removes only the PDF of a deleted plan', async () => {
    await writePdfs(builtSite([samplePlan(), samplePlan({ planId: 'gone' })]))
    writeFileSync(path.join(root, 'public/workouts/gone.html'), '')
    await writePdfs(builtSite([samplePlan()]))
    expect((await written()).sort()).toEqual(['gone.html', 'two-lifts-beginner.pdf'])
  })
})
