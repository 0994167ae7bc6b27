/**
 * Returns the path part of a request's address, decoded; undefined for a path that no page has and
 * that might lead out of the public folder: `..` in any spelling, backslashes, control characters,
 * empty parts, broken percent signs.
 */
export function safePath(url: string): string | undefined {
  const [encoded = ''] = url.split('?', 1)
  let address: string
  try {
    address = decodeURIComponent(encoded)
  } catch {
    return undefined
  }
  if (!address.startsWith('/') || /[\\\p{Cc}]|\/\//u.test(address)) return undefined
  return address.split('/').some((part) => part === '.' || part === '..') ? undefined : address
}
