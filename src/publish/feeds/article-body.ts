import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuiltSite } from '../../documents/built-site'

/** Reads an article's or guide's HTML from its page data. Makes link and image addresses absolute. */
export function articleBody(
  address: string,
  { publicFolder, settings: { url: siteUrl } }: BuiltSite,
): string {
  const file = path.join(publicFolder, 'page-data', address, 'page-data.json')
  const { result } = JSON.parse(readFileSync(file, 'utf8')) as ArticlePage
  return (
    result.data.article.html
      // Feed readers may show a form, but can't submit it.
      .replace(
        /<form class="tool-card" action="([^"]*)" aria-label="([^"]*)">.*?<\/form>/gs,
        '<p><a href="$1">$2</a></p>',
      )
      .replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${siteUrl}/`)
      .replace(/(\shref=")#/g, `$1${siteUrl}${address}#`)
      // Feed readers ignore sizes, and srcset holds site-relative addresses.
      .replace(/\s(?:srcset|sizes|loading|decoding)="[^"]*"/g, '')
  )
}

/** The page data; see the queries in src/templates/article.tsx and guide.tsx. */
interface ArticlePage {
  result: { data: { article: { html: string } } }
}
