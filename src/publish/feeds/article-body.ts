import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltArticle, BuiltSite } from '../../documents/built-site'
import { articlePath } from '../../lib/paths'

/**
 * Returns an article's text as HTML that can be read anywhere: every link and picture has its full address.
 * It is read from the data of the article's page.
 */
export async function articleBody(
  { slug }: BuiltArticle,
  { publicFolder, settings: { url: siteUrl } }: BuiltSite,
): Promise<string> {
  const file = path.join(publicFolder, 'page-data', articlePath(slug), 'page-data.json')
  const { result } = JSON.parse(await readFile(file, 'utf8')) as ArticlePage
  return (
    result.data.article.html
      // A reader of a feed may show a form, but sends none.
      .replace(
        /<form class="tool-card" action="([^"]*)" aria-label="([^"]*)">.*?<\/form>/gs,
        '<p><a href="$1">$2</a></p>',
      )
      .replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${siteUrl}/`)
      .replace(/(\shref=")#/g, `$1${siteUrl}${articlePath(slug)}#`)
      // Readers of a feed choose no sizes, and the addresses in a srcset are the site's own.
      .replace(/\s(?:srcset|sizes|loading|decoding)="[^"]*"/g, '')
  )
}

/** The part of an article's page data that is used here: see the query of src/templates/article.tsx. */
interface ArticlePage {
  result: { data: { article: { html: string } } }
}
