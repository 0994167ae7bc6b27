import { figureFilePath } from '../../lib/paths'

/** Returns whether a page lets search engines list it: its robots meta tag does not say `noindex`. */
export function isIndexable(html: string): boolean {
  const tags = html.match(/<meta\b[^>]*>/g) ?? []
  return !tags.some((tag) => /\sname="robots"/.test(tag) && /\scontent="[^"]*noindex/.test(tag))
}

const figureUse = new RegExp(`"(${figureFilePath('[0-9a-f]+')})#`, 'g')

/** Returns the addresses of the files whose figures a page shows. */
export const figuresIn = (html: string) => [
  ...new Set([...html.matchAll(figureUse)].map(([, address = '']) => address)),
]
