import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltPlan } from '../built-plan'
import type { BuiltArticle, BuiltSite } from '../built-site'
import { readIfThere, writeAtomically } from '../files/atomic-file'
import { writeOnly } from '../files/write-only'
import { type PreviewText, previewImage } from './preview-image'

/**
 * Writes the pictures that are shown where a page is shared: /preview/articles/{slug}.png,
 * /preview/workouts/{id}.png, and /preview/site.png for all other pages. Keeps those whose words have not changed
 * since the build before.
 */
export async function writePreviewImages(site: BuiltSite): Promise<void> {
  const { publicFolder, cacheFolder, settings, articles, plans } = site
  const brand = settings.name
  const folders = [
    { name: '.', texts: new Map([['site.png', ofSite(site)]]) },
    {
      name: 'articles',
      texts: new Map(articles.map((article) => [`${article.slug}.png`, ofArticle(brand, article)])),
    },
    {
      name: 'workouts',
      texts: new Map(plans.map((plan) => [`${plan.planId}.png`, ofPlan(brand, plan)])),
    },
  ]

  const keysFile = path.join(cacheFolder, 'preview-images.json')
  const before: Keys = JSON.parse((await readIfThere(keysFile))?.toString() ?? '{}')
  // A build that is stopped halfway must not leave keys of pictures that it has replaced.
  await rm(keysFile, { force: true })
  const now: Keys = {}
  for (const { name: folder, texts } of folders) {
    const keys = new Map([...texts].map(([name, text]) => [name, JSON.stringify(text)]))
    now[folder] = Object.fromEntries(keys)
    await writeOnly(
      path.join(publicFolder, 'preview', folder),
      '.png',
      texts,
      previewImage,
      (name) => before[folder]?.[name] === keys.get(name),
    )
  }
  await writeAtomically(keysFile, JSON.stringify(now))
}

/** What each picture was drawn from, by folder and file name. */
type Keys = Record<string, Record<string, string>>

const ofSite = ({ settings: { name, tagline, description } }: BuiltSite): PreviewText => ({
  brand: name,
  title: opening(tagline),
  words: description,
})

const ofArticle = (brand: string, { title, category, readTime }: BuiltArticle): PreviewText => ({
  brand,
  title,
  strong: category,
  words: readTime,
})

const ofPlan = (
  brand: string,
  { title, level, category, duration, loadLine }: BuiltPlan,
): PreviewText => ({
  brand,
  title,
  strong: `${level} · ${category}`,
  words: duration,
  level,
  ...(loadLine.length > 0 && { loads: loadLine }),
})

/** Returns as many of a text's first sentences as make a headline: 'Train Smart. Build Strong.' */
function opening(text: string, longest = 60): string {
  const sentences = text.match(/[^.!?]+[.!?]*\s*/g) ?? [text]
  let headline = ''
  for (const sentence of sentences) {
    if (headline && (headline + sentence).trim().length > longest) break
    headline += sentence
  }
  return headline.trim()
}
