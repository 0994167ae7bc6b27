import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import type { ArticleFrontMatter } from '../../../src/content/schema/article'
import type { Plan } from '../../../src/content/schema/plan'
import type { SiteSettings } from '../../../src/content/schema/site'

/** The site's own content, to take pieces from. */
const REAL = path.resolve('content')

/** A body of this many minutes' reading, at 200 words a minute. */
export const bodyOf = (minutes: number, words = 'One plain word after another. ') =>
  words.repeat(Math.round((minutes * 200) / words.trim().split(/\s+/).length))

/** Everything a content folder holds. */
export interface ContentFolder {
  site: SiteSettings
  articles: { frontMatter: ArticleFrontMatter; body: string }[]
  plans: Plan[]
  testimonials: object[]
  redirects: object[]
}

const readJson = (file: string) => JSON.parse(readFileSync(path.join(REAL, file), 'utf8'))

/** The real settings and plans. */
export const realSite = (): SiteSettings => readJson('site.json')
export const realPlans = (): Plan[] =>
  readdirSync(path.join(REAL, 'workouts'))
    .sort()
    .map((file) => readJson(path.join('workouts', file)))

/** Writes a content folder, in place of what was there. */
export function writeContentFolder(folder: string, content: ContentFolder): void {
  rmSync(folder, { recursive: true, force: true })
  for (const kind of ['articles', 'workouts']) {
    mkdirSync(path.join(folder, kind), { recursive: true })
  }
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
  write('site.json', json(content.site))
  write('testimonials.json', json(content.testimonials))
  write('redirects.json', json(content.redirects))
  for (const plan of content.plans) write(`workouts/${plan.id}.json`, json(plan))
  for (const { frontMatter, body } of content.articles) {
    const fields = stringify(frontMatter, { defaultStringType: 'QUOTE_DOUBLE' })
    write(`articles/${frontMatter.slug}.md`, `---\n${fields}---\n\n${body}\n`)
  }
}
