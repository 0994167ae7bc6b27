/** Whether a page lets search engines list it: its robots meta tag does not say `noindex`. */
export function isIndexable(html: string): boolean {
  const tags = html.match(/<meta\b[^>]*>/g) ?? []
  return !tags.some((tag) => /\sname="robots"/.test(tag) && /\scontent="[^"]*noindex/.test(tag))
}
