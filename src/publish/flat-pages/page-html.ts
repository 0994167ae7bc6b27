import { figureFilePath } from '../../lib/paths'

/** Whether search engines may list a page, because its robots meta tag lacks `noindex`. */
export function isIndexable(html: string): boolean {
  const tags = html.match(/<meta\b[^>]*>/g) ?? []
  return !tags.some((tag) => /\sname="robots"/.test(tag) && /\scontent="[^"]*noindex/.test(tag))
}

const figureUse = new RegExp(`"(${figureFilePath('[0-9a-f]+')})#`, 'g')

/** Addresses of the figure files that a page uses. */
export const figuresIn = (html: string) => [
  ...new Set([...html.matchAll(figureUse)].map(([, address = '']) => address)),
]
