/**
 * Replaces gatsby-link in the browser (excluded-modules.ts) with the functions that Gatsby's navigation and
 * src/start/go-to.ts call. It has no Link component: this site's links are plain anchors.
 */

/** Navigates to a page of this site. Takes its address as in links. */
export const navigate = (address: string, options?: object): void =>
  window.___navigate(address, options)

/** Splits an address. Each part keeps its leading '/', '?' or '#', or is empty. */
export function parsePath(address: string) {
  const [, pathname, search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?/.exec(address) ?? []
  return {
    pathname: pathname || '/',
    search: search === '?' ? '' : search,
    hash: hash === '#' ? '' : hash,
  }
}

export { Link, withAssetPrefix, withPrefix } from './excluded'
