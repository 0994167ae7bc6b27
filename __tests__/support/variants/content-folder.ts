import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import type { ArticleFrontMatter } from '../../../src/content/schema/article'
import type { Plan } from '../../../src/content/schema/plan'
import type { SiteSettings } from '../../../src/content/schema/site'

/** The frozen content for tests: a copy that editing the site doesn't change. */
export const FROZEN = '__tests__/support/content'

/** Returns a body with this many minutes of text, at 200 words a minute. */
export const bodyOf = (minutes: number, words = 'One plain word after another. ') =>
  words.repeat(Math.round((minutes * 200) / words.trim().split(/\s+/).length))

/** All contents of a content folder. */
export interface ContentFolder {
  site: SiteSettings
  articles: { frontMatter: ArticleFrontMatter; body: string }[]
  plans: Plan[]
  testimonials: object[]
  redirects: object[]
}

const readJson = (file: string) => JSON.parse(readFileSync(path.join(FROZEN, file), 'utf8'))

/** The settings and plans of the frozen content. */
export const frozenSite = (): SiteSettings => readJson('site.json')
export const frozenPlans = (): Plan[] =>
  readdirSync(path.join(FROZEN, 'workouts'))
    .sort()
    .map((file) => readJson(path.join('workouts', file)))

const writeJson = (file: string, value: object) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

/** Adds articles and plans to a content folder. */
export function addEntries(
  folder: string,
  { articles, plans }: Pick<ContentFolder, 'articles' | 'plans'>,
): void {
  for (const plan of plans) writeJson(path.join(folder, `workouts/${plan.id}.json`), plan)
  for (const { frontMatter, body } of articles) {
    const fields = stringify(frontMatter, { defaultStringType: 'QUOTE_DOUBLE' })
    const text = `---\n${fields}---\n\n${body}\n`
    writeFileSync(path.join(folder, `articles/${frontMatter.slug}.md`), text)
  }
}

/** Writes the files that a content folder has only once. */
export function writeSettings(
  folder: string,
  settings: Partial<Pick<ContentFolder, 'site' | 'testimonials' | 'redirects'>>,
): void {
  for (const [name, value] of Object.entries(settings)) {
    writeJson(path.join(folder, `${name}.json`), value)
  }
}

/** Writes a content folder, replacing any existing one. */
export function writeContentFolder(folder: string, content: ContentFolder): void {
  const { articles, plans, ...settings } = content
  rmSync(folder, { recursive: true, force: true })
  for (const kind of ['articles', 'workouts']) {
    mkdirSync(path.join(folder, kind), { recursive: true })
  }
  writeSettings(folder, settings)
  addEntries(folder, content)
}
