/**
 * What stands in the browser in place of gatsby-link (left-out-modules.ts): Gatsby's own code takes no more
 * of it apart than an address, and asks its router for a page. The Link component, which this site does not
 * use, would come with every page.
 */
import { leftOut } from './left-out'

/** Returns the parts of an address, as Gatsby's router takes them. */
export function parsePath(path: string) {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]+)?\??(#.+)?/.exec(path) ?? []
  return { pathname: pathname || '/', search, hash }
}

/** Shows a page of this site. Takes an address from the first slash on. */
export function navigate(to: string, options?: object): void {
  window.___navigate(to, options)
}

export { leftOut as Link, leftOut as withAssetPrefix, leftOut as withPrefix }
