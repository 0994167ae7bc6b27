import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltSite } from '../../documents/built-site'

/**
 * Returns the text of the article or guide at an address as HTML that can be read anywhere: every link and
 * picture has its full address. It is read from the data of its page.
 */
export async function articleBody(
  address: string,
  { publicFolder, settings: { url: siteUrl } }: BuiltSite,
): Promise<string> {
  const file = path.join(publicFolder, 'page-data', address, 'page-data.json')
  const { result } = JSON.parse(await readFile(file, 'utf8')) as ArticlePage
  return (
    result.data.article.html
      // A reader of a feed may show a form, but sends none.
      .replace(
        /<form class="tool-card" action="([^"]*)" aria-label="([^"]*)">.*?<\/form>/gs,
        '<p><a href="$1">$2</a></p>',
      )
      .replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${siteUrl}/`)
      .replace(/(\shref=")#/g, `$1${siteUrl}${address}#`)
      // Readers of a feed choose no sizes, and the addresses in a srcset are the site's own.
      .replace(/\s(?:srcset|sizes|loading|decoding)="[^"]*"/g, '')
  )
}

/** The part of its page data that is used here: see the queries of src/templates/article.tsx and guide.tsx. */
interface ArticlePage {
  result: { data: { article: { html: string } } }
}
