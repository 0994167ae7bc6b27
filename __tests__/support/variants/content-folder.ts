import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import type { ArticleFrontMatter } from '../../../src/content/schema/article'
import type { Plan } from '../../../src/content/schema/plan'
import type { SiteSettings } from '../../../src/content/schema/site'

/** The content that the tests know: a copy of the site's own, which editing does not change. */
export const FROZEN = '__tests__/support/content'

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
  /** True for the exercises of the frozen content; a site can do without. */
  exercises?: boolean
}

const readJson = (file: string) => JSON.parse(readFileSync(path.join(FROZEN, file), 'utf8'))

/** The settings and plans of the frozen content. */
export const frozenSite = (): SiteSettings => readJson('site.json')
export const frozenPlans = (): Plan[] =>
  readdirSync(path.join(FROZEN, 'workouts'))
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
  if (content.exercises)
    cpSync(path.join(FROZEN, 'exercises'), path.join(folder, 'exercises'), { recursive: true })
  write('site.json', json(content.site))
  write('testimonials.json', json(content.testimonials))
  write('redirects.json', json(content.redirects))
  for (const plan of content.plans) write(`workouts/${plan.id}.json`, json(plan))
  for (const { frontMatter, body } of content.articles) {
    const fields = stringify(frontMatter, { defaultStringType: 'QUOTE_DOUBLE' })
    write(`articles/${frontMatter.slug}.md`, `---\n${fields}---\n\n${body}\n`)
  }
}
