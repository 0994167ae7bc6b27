import { articlePath, paths } from '../../lib/paths'
import type { BuiltArticle } from '../built-site'
import { listOf } from './lists'

/** An article as markdown: its head, and the body as its editor wrote it, with links in full. */
export function articleMarkdown(article: BuiltArticle, siteUrl: string): string {
  const {
    slug,
    title,
    excerpt,
    author,
    date,
    updated,
    readTime,
    category,
    tags,
    body: markdown,
  } = article
  const { summary, sources } = article
  const facts = [
    `By ${author}`,
    `Published ${date}`,
    ...(updated ? [`Updated ${updated}`] : []),
    readTime,
    [category, ...tags].join(', '),
    siteUrl + articlePath(slug),
  ]
  const body = markdown
    .trim()
    .replace(/(\]\(<?|^\[[^\]]+\]:\s+)\/(?!\/)/gm, `$1${siteUrl}/`)
    // A picture beside the article's file has no address of its own on the web.
    .replace(/!\[([^\]]*)\]\((?!https:)[^)]*\)/g, 'Picture: $1')
    .replace(/^```tool\n(\S+)\n```$/gm, `Tool: ${siteUrl}${paths.tools}/$1`)
  const parts = [
    `# ${title}`,
    `> ${excerpt}`,
    listOf(facts),
    ...(summary ? ['## In short', listOf(summary)] : []),
    body,
    ...(sources ? [sources.map(footnote).join('\n')] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

type Source = NonNullable<BuiltArticle['sources']>[number]

/** A source as the footnote that its citations lead to in markdown. */
const footnote = ({ key, who, title, year, where, address }: Source) =>
  `[^${key}]: ${[`${who} (${year}). ${title}. ${where}.`, address].filter(Boolean).join(' ')}`
