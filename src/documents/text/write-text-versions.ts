import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  articlePath,
  exercisePath,
  finderDataPath,
  guidePath,
  paths,
  planPath,
} from '../../lib/paths'
import type { BuiltSite } from '../built-site'
import { byFileName, syncFolder } from '../files/sync-folder'
import { articleMarkdown, guideMarkdown } from './article-text'
import { exerciseMarkdown } from './exercise-text'
import { planJson } from './plan-json'
import { planMarkdown } from './plan-text'

/**
 * Writes every article, guide, exercise and plan as markdown beside its page (/blog/{slug}.md), and plans as
 * JSON too. Adds llms.txt, which lists the files.
 */
export async function writeTextVersions(site: BuiltSite): Promise<void> {
  const { publicFolder, settings, articles, guides, plans, exercises } = site
  const titles = new Map(exercises.map(({ id, title }) => [id, title]))
  const write = <Item>(
    address: string,
    items: readonly Item[],
    nameOf: (item: Item) => string,
    textOf: (item: Item) => string,
    ending = '.md',
  ) =>
    syncFolder(
      path.join(publicFolder, address),
      ending,
      byFileName(items, (item) => nameOf(item) + ending),
      textOf,
      // It lies among the plans' files.
      { others: [path.basename(finderDataPath)] },
    )
  await write(paths.blog, articles, slugOf, (article) => articleMarkdown(article, settings.url))
  await write(paths.guides, guides, slugOf, (guide) => guideMarkdown(guide, settings))
  await write(paths.plans, plans, planIdOf, (plan) => planMarkdown(plan, settings))
  await write(paths.plans, plans, planIdOf, (plan) => planJson(plan, settings), '.json')
  await write(
    paths.exercises,
    exercises,
    ({ id }) => id,
    (exercise) => exerciseMarkdown(exercise, titles, settings.url),
  )
  await writeFile(path.join(publicFolder, 'llms.txt'), llmsText(site))
}

const slugOf = ({ slug }: { slug: string }) => slug
const planIdOf = ({ planId }: { planId: string }) => planId

/** The text of llms.txt, in the format of llmstxt.org. */
function llmsText({ settings, articles, guides, plans, exercises }: BuiltSite): string {
  const { name, url, description } = settings
  const link = (title: string, address: string, words: string) =>
    `- [${title.replace(/[[\]]/g, '')}](${url}${address}): ${words}`
  const section = (title: string, links: readonly string[]) =>
    links.length > 0 ? [`## ${title}`, links.join('\n')] : []
  const sections = [
    `# ${name}`,
    `> ${description}`,
    `Each file below holds the text of one page; the page is at the same address without ".md". A plan's file has every session of every week. Plans also come as ".json" and ".pdf".`,
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
