import path from 'node:path'
import { syncFolder } from '../../../packages/build-files'
import type { CompletePlan } from '../../content/derive/complete-plan'
import type { BuiltSite } from '../built-site'
import { type PreviewText, previewImage } from './preview-image'

/**
 * Draws the images that link previews show: /preview/workouts/{id}.png, and /preview/site.png for pages without
 * one. An article has its photograph.
 */
export async function writePreviewImages(site: BuiltSite): Promise<void> {
  const { publicFolder, settings, plans } = site
  const brand = brandOf(settings)
  const folder = path.join(publicFolder, 'preview')
  const texts = plans.map((plan): [string, PreviewText] => [
    `${plan.planId}.png`,
    { ...brand, ...planText(plan) },
  ])
  await syncFolder(path.join(folder, 'workouts'), '.png', new Map(texts), previewImage)
  await syncFolder(folder, '.png', new Map([['site.png', siteText(site)]]), previewImage)
}

const brandOf = ({ name, mark, loadLine }: BuiltSite['settings']) => ({
  brand: name,
  mark,
  loadLine,
})

const siteText = ({ settings }: BuiltSite): PreviewText => ({
  ...brandOf(settings),
  title: headlineOf(settings.tagline),
  words: settings.description,
})

const planText = ({ title, level, category, duration, loadLine }: CompletePlan) => ({
  title,
  strong: `${level} · ${category}`,
  words: duration,
  level,
  ...(loadLine.length > 0 && { loads: loadLine }),
})

/** Returns as many first sentences as fit a headline: 'Train Smart. Build Strong.' */
function headlineOf(text: string, maxLength = 60): string {
  const sentences = text.match(/[^.!?]+[.!?]*\s*/g) ?? [text]
  let headline = ''
  for (const sentence of sentences) {
    if (headline && (headline + sentence).trim().length > maxLength) break
    headline += sentence
  }
  return headline.trim()
}
