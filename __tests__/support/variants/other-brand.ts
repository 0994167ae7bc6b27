import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Plan } from '../../../src/content/schema/plan'
import type { SiteSettings } from '../../../src/content/schema/site'
import { emptyContent, planEmptying } from '../../../tools/empty/empty-content'
import { FROZEN, frozenPlans, readJson, writeJson } from './content-folder'

/**
 * Content after a rebrand: the sample content, emptied by `npm run empty`, with a brand, an article and pages of its
 * own. Then the samples that the command leaves are gone too: thirteen plans without detail, no exercises, guides or
 * testimonials.
 */
const FOLDER = '__tests__/support/other-brand'

export const otherSite: SiteSettings = readJson(`${FOLDER}/site.json`)

/** Plans with only a summary, whose words and picture no sample has. */
export function otherPlans(): Plan[] {
  const plans = frozenPlans()
  const chosen = [
    ...plans.filter(({ featured }) => featured),
    ...plans.filter(({ featured }) => !featured).slice(0, 10),
  ]
  return chosen.map(({ duration, level, category, featured }, index) => ({
    id: `winter-${index + 1}-${level.toLowerCase()}`,
    title: `Winter ${index + 1}`,
    description: 'Three evenings by the fjord, one bar, and soup afterward.',
    ...{ duration, level, category },
    equipment: 'A bar, and wood to carry',
    image: 'boat.png',
    imageAlt: 'A boathouse in two plain colors',
    ...(featured && { featured }),
  }))
}

/** Writes that content, replacing any existing folder. */
export async function writeOtherBrand(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  cpSync(FROZEN, folder, { recursive: true })
  await emptyContent(folder, { ...planEmptying(folder, []), redirects: [] })
  for (const kind of ['articles', 'exercises', 'guides', 'people', 'workouts'])
    for (const file of readdirSync(path.join(folder, kind))) rmSync(path.join(folder, kind, file))
  cpSync(FOLDER, folder, { recursive: true })
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><path fill="#274156" d="M0 0h1600v1000H0z"/><path fill="#b8d8ba" d="M0 600h1600v400H0z"/></svg>'
  const picture = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
  for (const place of ['.', 'articles', 'workouts'])
    writeFileSync(path.join(folder, place, 'boat.png'), picture)
  for (const plan of otherPlans()) writeJson(path.join(folder, `workouts/${plan.id}.json`), plan)
}
