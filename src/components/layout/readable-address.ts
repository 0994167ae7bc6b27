import { globalHistory } from '@gatsbyjs/reach-router'

/** Characters that stand for something else in an address, written as percent signs and digits. */
const ENCODED = /%(?:23|24|25|26|2b|2c|3a|3b|3d|3f|40)/gi

/** An address's path in a form that Gatsby's router reads; the same text where there is nothing to change. */
export const readablePath = (pathname: string) =>
  pathname
    .replace(/%2f/gi, '/')
    .replace(/\/{2,}/g, '/')
    .replace(ENCODED, '-')

/**
 * Gatsby API, called before the first render: gives mangled addresses a readable form. Gatsby's router
 * encodes such characters once more, finds no page for what results, and leaves the screen empty. No
 * page of this site has one in its address.
 */
export function onClientEntry(): void {
  const { pathname, search, hash } = window.location
  const readable = readablePath(pathname)
  // Through the router's own history, which has read the address already.
  if (readable !== pathname) globalHistory.navigate(`${readable}${search}${hash}`, { replace: true })
}
