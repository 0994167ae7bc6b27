import type { GatsbySSR } from 'gatsby'
import { lastingHead } from '../internals/lasting-head'

/** Gatsby hook: changes a page's head last. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(lastingHead(getHeadComponents()))
}
