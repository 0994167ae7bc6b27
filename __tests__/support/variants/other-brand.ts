import { cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Plan } from '../../../src/content/schema/plan'
import type { SiteSettings } from '../../../src/content/schema/site'
import { sampleEmergency } from '../sample-emergency'
import { frozenPlans, readJson, writeJson } from './content-folder'

/**
 * Content after a rebrand: nothing of the old brand remains. One article, thirteen
 * plans without detail, no exercises, no testimonials, and a host that receives the forms.
 */
const FOLDER = '__tests__/support/other-brand'

export const otherSite: SiteSettings = readJson(`${FOLDER}/site.json`)

/** Returns a plan with only its summary. */
function summaryOf(plan: Plan): Plan {
  const { id, title, description, duration, level, category, equipment, image, imageAlt } = plan
  const { featured } = plan
  return {
    ...{ id, title, description, duration, level, category, equipment, image, imageAlt },
    ...(featured && { featured }),
  }
}

export function otherPlans(): Plan[] {
  const plans = frozenPlans().map(summaryOf)
  return [
    ...plans.filter(({ featured }) => featured),
    ...plans.filter(({ featured }) => !featured).slice(0, 10),
  ]
}

/** Writes that content, replacing any existing folder. */
export function writeOtherBrand(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(FOLDER, folder, { recursive: true })
  writeJson(path.join(folder, 'emergency.json'), sampleEmergency)
  mkdirSync(path.join(folder, 'workouts'))
  for (const plan of otherPlans()) writeJson(path.join(folder, `workouts/${plan.id}.json`), plan)
}
