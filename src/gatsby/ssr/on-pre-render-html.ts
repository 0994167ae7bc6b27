import type { GatsbySSR } from 'gatsby'
import { persistentHead } from '../internals/persistent-head'

/** Gatsby hook: the last chance to change a page's head. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(persistentHead(getHeadComponents()))
}
