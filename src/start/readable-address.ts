/** Characters that mean something in an address, written as a percent sign and digits. */
const ENCODED = /%(?:23|24|26|2b|2c|2f|3a|3b|3d|3f|40)/gi

/**
 * Returns the address that a mangled one stands for: '/blog%3Fa=1' was '/blog?a=1' before some
 * program encoded it. Takes the path of an address; one that is not mangled stays as it is.
 */
export const readableAddress = (pathname: string) =>
  pathname
    .replace(ENCODED, decodeURIComponent)
    .replaceAll('%25', '-')
    .replace(/^\/{2,}/, '/')

/**
 * Moves on from a mangled address. Gatsby's router encodes such characters once more, finds no page for
 * what results, and leaves the screen empty.
 */
export function leaveMangledAddress(): Promise<never> | undefined {
  const { pathname, search, hash } = window.location
  const readable = readableAddress(pathname)
  if (readable === pathname) return undefined
  window.location.replace(`${readable}${search}${hash}`)
  // Nothing is to be rendered any more: this page is about to go.
  return new Promise(() => {})
}
