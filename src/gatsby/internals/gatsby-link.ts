/**
 * Replaces gatsby-link in the browser (left-out-modules.ts), with what Gatsby's navigation and src/start/go-to.ts
 * call. Its component is left out: links are anchors on this site.
 */

/** Shows a page of this site. Takes its address, as links have it. */
export const navigate = (address: string, options?: object): void =>
  window.___navigate(address, options)

/** Returns the parts of an address, each with its first character, or empty. */
export function parsePath(address: string) {
  const [, pathname, search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?/.exec(address) ?? []
  return {
    pathname: pathname || '/',
    search: search === '?' ? '' : search,
    hash: hash === '#' ? '' : hash,
  }
}

export { Link, withAssetPrefix, withPrefix } from './left-out'
