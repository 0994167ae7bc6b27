import { articlePath, exercisePath, guidePath, paths, planPath } from '../../lib/paths'
import type { BuiltArticle, BuiltGuide, BuiltSettings } from '../built-site'
import { markdownList } from './markdown-list'

/** An article as markdown: a head, then the body as written but with absolute links. */
export function articleMarkdown(article: BuiltArticle, siteUrl: string): string {
  const { readTime, category, tags } = article
  const about = [readTime, [category, ...tags].join(', '), siteUrl + articlePath(article.slug)]
  return textMarkdown(article, about, siteUrl)
}

/** A guide as markdown: like an article, plus cautions, exercises and plan. */
export function guideMarkdown(guide: BuiltGuide, { url, safety }: BuiltSettings): string {
  const { slug, notFor, exercises, relatedWorkout } = guide
  const links = [
    ...exercises.map((id) => `Exercise: ${url}${exercisePath(id)}`),
    ...(relatedWorkout ? [`Plan: ${url}${planPath(relatedWorkout.id)}`] : []),
  ]
  const cautions = [...(safety ? [safety.emergency, safety.doctor] : []), ...notFor]
  const parts = ['## Before you start', markdownList(cautions)]
  return textMarkdown(guide, [url + guidePath(slug)], url, parts, [markdownList(links)])
}

/** Renders an article or guide. `before` precedes the body, `after` follows it. */
function textMarkdown(
  { title, excerpt, author, date, updated, summary, sources, readBody }: BuiltArticle | BuiltGuide,
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
  const text = readBody()
    .trim()
    .replace(/(\]\(<?|^\[[^\]]+\]:\s+)\/(?!\/)/gm, `$1${siteUrl}/`)
    // On the web, a picture beside the article's file has another address.
    .replace(/!\[([^\]]*)\]\((?!https:)[^)]*\)/g, 'Picture: $1')
    .replace(/^```tool\n(\S+)\n```$/gm, `Tool: ${siteUrl}${paths.tools}/$1`)
  const parts = [
    `# ${title}`,
    `> ${excerpt}`,
    markdownList(facts),
    ...(summary ? ['## In short', markdownList(summary)] : []),
    ...before,
    text,
    ...after,
    ...(sources ? [sources.map(footnote).join('\n')] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

type Source = NonNullable<BuiltArticle['sources']>[number]

const footnote = ({ key, who, title, year, where, address }: Source) =>
  `[^${key}]: ${[`${who} (${year}). ${title}. ${where}.`, address].filter(Boolean).join(' ')}`
