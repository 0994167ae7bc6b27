import type { WrapPageElementBrowserArgs } from 'gatsby'
import { Layout } from '../shell/layout'

/** What both renders know of the page; `pageResources` only the browser's, which Gatsby's types leave out. */
type PageProps = WrapPageElementBrowserArgs['props'] & {
  pageResources?: { page?: { path?: string } }
}

/**
 * Gatsby API of both renders: puts the layout around a page. Uses the address the page was built for,
 * not the one in the address bar, which differs on pages that answer unknown addresses.
 */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs) {
  const { pageResources, location }: PageProps = props
  return <Layout pathname={pageResources?.page?.path ?? location.pathname}>{element}</Layout>
}
