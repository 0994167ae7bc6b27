import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { CompletePlan } from '../../content/derive/complete-plan'
import type { BuiltArticle, BuiltSite } from '../built-site'
import { readIfExists, writeAtomically } from '../files/atomic-file'
import { syncFolder } from '../files/sync-folder'
import { type PreviewText, previewImage } from './preview-image'

/**
 * Writes the images that link previews show: /preview/articles/{slug}.png, /preview/workouts/{id}.png,
 * and /preview/site.png for all other pages. Keeps images whose text has not changed.
 */
export async function writePreviewImages(site: BuiltSite): Promise<void> {
  const { publicFolder, cacheFolder, settings, articles, plans } = site
  const brand = settings.name
  const folders = [
    { name: '.', texts: new Map([['site.png', siteText(site)]]) },
    {
      name: 'articles',
      texts: new Map(
        articles.map((article) => [`${article.slug}.png`, articleText(brand, article)]),
      ),
    },
    {
      name: 'workouts',
      texts: new Map(plans.map((plan) => [`${plan.planId}.png`, planText(brand, plan)])),
    },
  ]

  const keysFile = path.join(cacheFolder, 'preview-images.json')
  const previousKeys: Keys = JSON.parse((await readIfExists(keysFile))?.toString() ?? '{}')
  // An aborted build must not leave keys for images it has replaced.
  await rm(keysFile, { force: true })
  const currentKeys: Keys = {}
  for (const { name: folder, texts } of folders) {
    const keys = new Map([...texts].map(([name, text]) => [name, JSON.stringify(text)]))
    currentKeys[folder] = Object.fromEntries(keys)
    await syncFolder(path.join(publicFolder, 'preview', folder), '.png', texts, previewImage, {
      isFresh: (name) => previousKeys[folder]?.[name] === keys.get(name),
    })
  }
  await writeAtomically(keysFile, JSON.stringify(currentKeys))
}

/** The text behind each image, by folder and file name. */
type Keys = Record<string, Record<string, string>>

const siteText = ({ settings: { name, tagline, description } }: BuiltSite): PreviewText => ({
  brand: name,
  title: headlineOf(tagline),
  words: description,
})

const articleText = (brand: string, { title, category, readTime }: BuiltArticle): PreviewText => ({
  brand,
  title,
  strong: category,
  words: readTime,
})

const planText = (
  brand: string,
  { title, level, category, duration, loadLine }: CompletePlan,
): PreviewText => ({
  brand,
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
