/**
 * The address of the site's page that led to this one; undefined if another site did, or if React has changed
 * the page since, because the browser then still names what led to the first one.
 */
export function pageBefore(): string | undefined {
  const { referrer } = document
  if (!referrer.startsWith(`${window.location.origin}/`)) return undefined
  const [load] = performance.getEntriesByType('navigation')
  return load?.name === window.location.href ? referrer : undefined
}
