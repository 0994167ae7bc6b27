import type { GatsbySSR } from 'gatsby'
import { lastingHead } from '../internals/lasting-head'

/** Gatsby hook: the last look at a page's head. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(lastingHead(getHeadComponents()))
}
