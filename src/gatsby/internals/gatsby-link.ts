/**
 * What stands in the browser in place of gatsby-link (left-out-modules.ts): what Gatsby's navigation and
 * src/start/go-to.ts use of it. Its component is not among that: links are anchors on this site.
 */

/** Shows a page of this site, given by its address as it stands in links. */
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
