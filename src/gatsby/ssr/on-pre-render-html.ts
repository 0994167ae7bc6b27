import type { GatsbySSR } from 'gatsby'
import { withoutGlobalStyles } from '../internals/global-styles'
import { persistentHead } from '../internals/persistent-head'

/** Gatsby hook: the last chance to change a page's head. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(withoutGlobalStyles(persistentHead(getHeadComponents())))
}
