import { figureFilePath } from '../../lib/paths'

/** Whether a page lets search engines list it: its robots meta tag does not say `noindex`. */
export function isIndexable(html: string): boolean {
  const tags = html.match(/<meta\b[^>]*>/g) ?? []
  return !tags.some((tag) => /\sname="robots"/.test(tag) && /\scontent="[^"]*noindex/.test(tag))
}

const figureUse = new RegExp(`"(${figureFilePath('[0-9a-f]+')})#`, 'g')

/** The addresses of the files whose figures a page shows. */
export const figuresIn = (html: string) => [
  ...new Set([...html.matchAll(figureUse)].map(([, address = '']) => address)),
]

/**
 * What no browser needs: Gatsby's name and version, a mode of Internet Explorer, and React's early mention
 * of the first photograph, which stands a few lines above it.
 */
const unread =
  /<meta (?:name="generator"|http-equiv="x-ua-compatible")[^>]*>|<link rel="preload" as="image"[^>]*>/g

/** A page's HTML without what every visitor would fetch and no browser needs. */
export const withoutUnread = (html: string) => html.replace(unread, '')
