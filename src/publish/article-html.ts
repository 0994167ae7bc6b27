import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Part of the page data; see the queries in src/templates/article.tsx and guide.tsx. */
interface ArticlePage {
  result: { data: { article: { html: string } } }
}

/** Reads the HTML of an article or a guide from its page data. */
export function articleHtml(publicFolder: string, address: string): string {
  const file = path.join(publicFolder, 'page-data', address, 'page-data.json')
  const { result } = JSON.parse(readFileSync(file, 'utf8')) as ArticlePage
  return result.data.article.html
}

/** Replaces the cards of tools, whose forms work on this site only, by links to the tools. */
export const withoutToolCards = (html: string) =>
  html.replace(
    /<form class="tool-card" action="([^"]*)" aria-label="([^"]*)">.*?<\/form>/gs,
    '<p><a href="$1">$2</a></p>',
  )
