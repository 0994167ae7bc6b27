import { articlePath } from '../../lib/paths'
import type { BuiltArticle } from '../built-site'

/** An article as markdown: its head, and the body as its editor wrote it, with links in full. */
export function articleMarkdown(article: BuiltArticle, siteUrl: string): string {
  const { slug, title, excerpt, author, date, updated, readTime, category, tags, markdown } =
    article
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
  return `# ${title}\n\n> ${excerpt}\n\n${facts.map((fact) => `- ${fact}`).join('\n')}\n\n${body}\n`
}
