import type { GatsbySSR } from 'gatsby'
import { cloneElement, isValidElement } from 'react'

/** Part of the element with Gatsby's inlined style sheet. */
interface SheetProps {
  'data-identity'?: string
  dangerouslySetInnerHTML?: { __html: string }
}

/**
 * Gatsby hook: empties the whole style sheet, which would be most of each page's bytes on the disk. The last
 * step fills in the rules that the page uses.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) =>
  replaceHeadComponents(
    getHeadComponents().map((element) =>
      isValidElement<SheetProps>(element) && element.props['data-identity'] === 'gatsby-global-css'
        ? cloneElement(element, { dangerouslySetInnerHTML: { __html: '' } })
        : element,
    ),
  )
