import { articlePath, exercisePath, guidePath, paths, planPath } from '../../lib/paths'
import type { BuiltArticle, BuiltGuide, BuiltSettings } from '../built-site'
import { listOf } from './lists'

/** Returns an article as markdown: its head, and the body as its editor wrote it, with full links. */
export function articleMarkdown(article: BuiltArticle, siteUrl: string): string {
  const { readTime, category, tags } = article
  const about = [readTime, [category, ...tags].join(', '), siteUrl + articlePath(article.slug)]
  return textMarkdown(article, about, siteUrl)
}

/** Returns a guide as markdown: like an article, plus whom it is not for, its exercises and its plan. */
export function guideMarkdown(guide: BuiltGuide, { url, safety }: BuiltSettings): string {
  const { slug, notFor, exercises, relatedWorkout } = guide
  const leads = [
    ...exercises.map((id) => `Exercise: ${url}${exercisePath(id)}`),
    ...(relatedWorkout ? [`Plan: ${url}${planPath(relatedWorkout.id)}`] : []),
  ]
  const cautions = [...(safety ? [safety.emergency, safety.doctor] : []), ...notFor]
  const parts = ['## Before you start', listOf(cautions)]
  return textMarkdown(guide, [url + guidePath(slug)], url, parts, [listOf(leads)])
}

/** Returns a text as markdown. `before` goes between head and body, `after` between body and sources. */
function textMarkdown(
  { title, excerpt, author, date, updated, summary, sources, body }: BuiltArticle | BuiltGuide,
  about: readonly string[],
  siteUrl: string,
  before: readonly string[] = [],
  after: readonly string[] = [],
): string {
  const facts = [
    `By ${author}`,
    `Published ${date}`,
    ...(updated ? [`Updated ${updated}`] : []),
    ...about,
  ]
  const text = body
    .trim()
    .replace(/(\]\(<?|^\[[^\]]+\]:\s+)\/(?!\/)/gm, `$1${siteUrl}/`)
    // A picture beside the article's file has another address on the web.
    .replace(/!\[([^\]]*)\]\((?!https:)[^)]*\)/g, 'Picture: $1')
    .replace(/^```tool\n(\S+)\n```$/gm, `Tool: ${siteUrl}${paths.tools}/$1`)
  const parts = [
    `# ${title}`,
    `> ${excerpt}`,
    listOf(facts),
    ...(summary ? ['## In short', listOf(summary)] : []),
    ...before,
    text,
    ...after,
    ...(sources ? [sources.map(footnote).join('\n')] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

type Source = NonNullable<BuiltArticle['sources']>[number]

/** Returns a source as the footnote of its citations. */
const footnote = ({ key, who, title, year, where, address }: Source) =>
  `[^${key}]: ${[`${who} (${year}). ${title}. ${where}.`, address].filter(Boolean).join(' ')}`
