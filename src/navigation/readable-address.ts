const ENCODED_DELIMITERS = /%(?:23|24|26|2b|2c|2f|3a|3b|3d|3f|40)/gi

/**
 * Repairs an encoded path: '/blog%3Fa=1' was '/blog?a=1' until a program encoded it. Returns other paths
 * unchanged.
 */
export const readableAddress = (pathname: string) =>
  pathname
    .replace(ENCODED_DELIMITERS, decodeURIComponent)
    .replaceAll('%25', '-')
    .replace(/^\/{2,}/, '/')

/**
 * Redirects from a mangled address. Gatsby's router would encode it again, find no page, and leave the screen
 * empty.
 */
export function redirectMangledAddress(): Promise<never> | undefined {
  const { pathname, search, hash } = window.location
  const readable = readableAddress(pathname)
  if (readable === pathname) return undefined
  window.location.replace(`${readable}${search}${hash}`)
  // Block rendering, because this page is about to unload.
  return new Promise(() => {})
}
