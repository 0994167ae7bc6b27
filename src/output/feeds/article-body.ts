/**
 * The HTML inside the element of an article's page that carries `data-article-body`, with every link
 * and picture given in full, so that it can be read anywhere. Takes the page's HTML, the site's address and
 * the page's own. Throws when the page has no such element.
 */
export function articleBody(html: string, siteUrl: string, pageUrl: string): string {
  return (
    innerHtml(html, pageUrl)
      // A reader of a feed may show a form, but sends none.
      .replace(
        /<form class="tool-card" action="([^"]*)" aria-label="([^"]*)">.*?<\/form>/gs,
        '<p><a href="$1">$2</a></p>',
      )
      .replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${siteUrl}/`)
      .replace(/(\shref=")#/g, `$1${pageUrl}#`)
      // Readers of a feed choose no sizes, and the addresses in a srcset are the site's own.
      .replace(/\s(?:srcset|sizes|loading|decoding)="[^"]*"/g, '')
  )
}

function innerHtml(html: string, pageUrl: string): string {
  const opening = /<([a-z]+)\b[^>]*\sdata-article-body\b[^>]*>/.exec(html)
  if (!opening) throw new Error(`The page ${pageUrl} has no element with data-article-body.`)
  const rest = html.slice(opening.index + opening[0].length)
  let depth = 1
  for (const tag of rest.matchAll(new RegExp(`<(/?)${opening[1]}\\b[^>]*>`, 'g'))) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return rest.slice(0, tag.index)
  }
  throw new Error(`The article body of ${pageUrl} has no end.`)
}
