import type { GatsbySSR } from 'gatsby'
import { publishedHead } from './head-elements'

/** Gatsby hook: the last chance to change a page's head. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => replaceHeadComponents(publishedHead(getHeadComponents()))
