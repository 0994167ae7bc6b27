import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { articlePath, paths, planPath } from '../../lib/paths'
import type { BuiltSite } from '../built-site'
import { byName, writeOnly } from '../files/write-only'
import { articleMarkdown } from './article-text'
import { planJson, planMarkdown } from './plan-text'

/**
 * Writes every article as markdown, every plan as markdown and JSON, beside their pages
 * (/blog/{slug}.md, /workouts/{id}.md, /workouts/{id}.json), and llms.txt, which lists them.
 */
export async function writeTextVersions(site: BuiltSite): Promise<void> {
  const { publicFolder, settings, articles, plans } = site
  const blogFolder = path.join(publicFolder, paths.blog)
  const plansFolder = path.join(publicFolder, paths.plans)
  await writeOnly(
    blogFolder,
    '.md',
    byName(articles, ({ slug }) => `${slug}.md`),
    (article) => articleMarkdown(article, settings.url),
  )
  await writeOnly(
    plansFolder,
    '.md',
    byName(plans, ({ planId }) => `${planId}.md`),
    (plan) => planMarkdown(plan, settings.url),
  )
  await writeOnly(
    plansFolder,
    '.json',
    byName(plans, ({ planId }) => `${planId}.json`),
    (plan) => planJson(plan, settings.url),
  )
  await writeFile(path.join(publicFolder, 'llms.txt'), llmsText(site))
}

/** The list of texts for language models, in the form that llmstxt.org describes. */
function llmsText({ settings, articles, plans }: BuiltSite): string {
  const { name, url, description } = settings
  const link = (title: string, address: string, words: string) =>
    `- [${title.replace(/[[\]]/g, '')}](${url}${address}): ${words}`
  const sections = [
    `# ${name}`,
    `> ${description}`,
    'Each file below holds the text of one page; the page is at the same address without ".md". Plans are there as ".json" and ".pdf" too.',
    '## Training plans',
    plans
      .map(({ title, planId, level, category, duration, description: what }) =>
        link(title, `${planPath(planId)}.md`, `${level}, ${category}, ${duration}. ${what}`),
      )
      .join('\n'),
    '## Articles',
    articles
      .map(({ title, slug, excerpt }) => link(title, `${articlePath(slug)}.md`, excerpt))
      .join('\n'),
    '## Optional',
    [
      link('RSS feed', '/rss.xml', 'the newest articles with their full text'),
      link('JSON feed', '/feed.json', 'the same as JSON Feed'),
      link('Sitemap', '/sitemap-index.xml', 'every page'),
    ].join('\n'),
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}
