import { articlePath } from '../../lib/paths'
import type { BuiltArticle } from '../built-site'

/**
 * Returns an article's text as HTML that can be read anywhere: every link and picture has its full address.
 * Takes the article and the site's address.
 */
export function articleBody({ slug, html }: BuiltArticle, siteUrl: string): string {
  return (
    html
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
