import path from 'node:path'
import { cachedFile, sourceVersion } from '../cached-file'
import { type PreviewText, previewImage } from '../preview-image/preview-image'
import type { WorkoutNode } from '../workout-node'
import type { BuiltArticle, BuiltSite } from './built-site'
import { byName, writeOnly } from './write-only'

/** Everything the pictures depend on besides their words. */
const drawnBy = [
  'src/build/preview-image',
  'src/build/pdf/faces.ts',
  'src/build/fonts',
  'src/lib/vocabulary.ts',
  'package-lock.json',
]

/**
 * Writes the pictures that are shown where a page is shared: /preview/articles/{slug}.png,
 * /preview/workouts/{id}.png, and /preview/site.png for all other pages. Those whose words have not
 * changed come from the cache.
 */
export async function writePreviewImages(site: BuiltSite): Promise<void> {
  const { publicFolder, cacheFolder, settings, articles, workouts } = site
  const brand = settings.name
  const version = sourceVersion(...drawnBy)
  const folder = path.join(publicFolder, 'preview')
  const draw = (name: string, text: PreviewText) =>
    cachedFile(cacheFolder, `preview/${name}`, [version, JSON.stringify(text)], () =>
      previewImage(text),
    )

  await writeOnly(folder, '.png', new Map([['site.png', site]]), () => draw('site', ofSite(site)))
  await writeOnly(
    path.join(folder, 'articles'),
    '.png',
    byName(articles, ({ slug }) => `${slug}.png`),
    (article) => draw(`articles/${article.slug}`, ofArticle(brand, article)),
  )
  await writeOnly(
    path.join(folder, 'workouts'),
    '.png',
    byName(workouts, ({ planId }) => `${planId}.png`),
    (workout) => draw(`workouts/${workout.planId}`, ofWorkout(brand, workout)),
  )
}

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

const ofWorkout = (
  brand: string,
  { title, level, category, duration }: WorkoutNode,
): PreviewText => ({ brand, title, strong: `${level} · ${category}`, words: duration, level })

/** As many of a text's first sentences as make a headline: 'Train Smart. Build Strong.' */
function opening(text: string, longest = 60): string {
  const sentences = text.match(/[^.!?]+[.!?]*\s*/g) ?? [text]
  let headline = ''
  for (const sentence of sentences) {
    if (headline && (headline + sentence).trim().length > longest) break
    headline += sentence
  }
  return headline.trim()
}
