import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { articlePath, exercisePath, guidePath, paths, planPath } from '../../lib/paths'
import type { BuiltSite } from '../built-site'
import { byName, writeOnly } from '../files/write-only'
import { articleMarkdown, guideMarkdown } from './article-text'
import { exerciseMarkdown } from './exercise-text'
import { planJson } from './plan-json'
import { PLAN_SCHEMA_PATH, planJsonSchemaText } from './plan-json-schema'
import { planMarkdown } from './plan-text'

/**
 * Writes every article, guide and exercise as markdown, every plan as markdown and JSON, beside their pages
 * (/blog/{slug}.md, /guides/{slug}.md, /exercises/{id}.md, /workouts/{id}.md, /workouts/{id}.json). Writes plan.schema.json,
 * which says what the fields of a plan's JSON mean, and llms.txt, which lists the files.
 */
export async function writeTextVersions(site: BuiltSite): Promise<void> {
  const { publicFolder, settings, articles, guides, plans, exercises } = site
  const blogFolder = path.join(publicFolder, paths.blog)
  const plansFolder = path.join(publicFolder, paths.plans)
  await writeOnly(
    blogFolder,
    '.md',
    byName(articles, ({ slug }) => `${slug}.md`),
    (article) => articleMarkdown(article, settings.url),
  )
  await writeOnly(
    path.join(publicFolder, paths.guides),
    '.md',
    byName(guides, ({ slug }) => `${slug}.md`),
    (guide) => guideMarkdown(guide, settings),
  )
  await writeOnly(
    plansFolder,
    '.md',
    byName(plans, ({ planId }) => `${planId}.md`),
    (plan) => planMarkdown(plan, settings),
  )
  await writeOnly(
    plansFolder,
    '.json',
    byName(plans, ({ planId }) => `${planId}.json`),
    (plan) => planJson(plan, settings),
  )
  const titles = new Map(exercises.map(({ id, title }) => [id, title]))
  await writeOnly(
    path.join(publicFolder, paths.exercises),
    '.md',
    byName(exercises, ({ id }) => `${id}.md`),
    (exercise) => exerciseMarkdown(exercise, titles, settings.url),
  )
  await writeFile(path.join(publicFolder, PLAN_SCHEMA_PATH), planJsonSchemaText(settings.url))
  await writeFile(path.join(publicFolder, 'llms.txt'), llmsText(site))
}

/** Returns the list of texts for language models, in the format of llmstxt.org. */
function llmsText({ settings, articles, guides, plans, exercises }: BuiltSite): string {
  const { name, url, description } = settings
  const link = (title: string, address: string, words: string) =>
    `- [${title.replace(/[[\]]/g, '')}](${url}${address}): ${words}`
  const section = (title: string, links: readonly string[]) =>
    links.length > 0 ? [`## ${title}`, links.join('\n')] : []
  const sections = [
    `# ${name}`,
    `> ${description}`,
    `Each file below holds the text of one page; the page is at the same address without ".md". A plan's file has every session of every week. Plans are there as ".json" and ".pdf" too; ${url}${PLAN_SCHEMA_PATH} says what the fields of the former mean.`,
    ...section(
      'Training plans',
      plans.map(({ title, planId, level, category, duration, description: what }) =>
        link(title, `${planPath(planId)}.md`, `${level}, ${category}, ${duration}. ${what}`),
      ),
    ),
    ...section(
      'Articles',
      articles.map(({ title, slug, excerpt }) => link(title, `${articlePath(slug)}.md`, excerpt)),
    ),
    ...section(
      'Guides',
      guides.map(({ title, slug, excerpt }) => link(title, `${guidePath(slug)}.md`, excerpt)),
    ),
    ...section(
      'Exercises',
      exercises.map(({ title, id, pattern, muscles }) =>
        link(title, `${exercisePath(id)}.md`, `${pattern}, for ${muscles.main.join(', ')}`),
      ),
    ),
    ...section('Optional', [
      link('RSS feed', '/rss.xml', 'the newest articles with their full text'),
      link('JSON feed', '/feed.json', 'the same as JSON Feed'),
      link('Sitemap', '/sitemap-index.xml', 'every page'),
    ]),
  ]
  return `${sections.join('\n\n')}\n`
}
