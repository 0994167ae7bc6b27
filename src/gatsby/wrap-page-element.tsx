import type { WrapPageElementBrowserArgs } from 'gatsby'
import { Layout } from '../layout/layout'
import { notFoundPath } from '../lib/paths'

/** Props in both renders. Only the browser has `pageResources`, which Gatsby's types omit. */
type PageProps = WrapPageElementBrowserArgs['props'] & {
  pageResources?: { page?: { path?: string } }
}

/**
 * Gatsby API for both renders: wraps a page in the layout. Uses the address that the build made the page for.
 * On pages for unknown addresses, the address bar shows another.
 */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs) {
  const { pageResources, location }: PageProps = props
  // Gatsby adds the query.
  const [built = ''] = (pageResources?.page?.path ?? location.pathname).split('?')
  const pathname = built.startsWith('/404') ? notFoundPath(location.pathname) : built
  return <Layout pathname={pathname}>{element}</Layout>
}
