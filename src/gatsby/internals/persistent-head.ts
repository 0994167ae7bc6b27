import { cloneElement, isValidElement, type ReactNode } from 'react'

/** Gatsby's marker for a page's own head elements. */
const PAGE_MARK = 'data-gatsby-head'

interface HeadProps {
  [PAGE_MARK]?: boolean | undefined
}

/**
 * Unmarks the head elements that robots read, so that they stay until a navigation. In the browser, Gatsby
 * replaces all marked elements with those of the page's Head. That renders only the title there (see
 * PageHead).
 */
export function persistentHead(head: readonly ReactNode[]): ReactNode[] {
  return head.map((element) =>
    isValidElement<HeadProps>(element) && element.props[PAGE_MARK] && element.type !== 'title'
      ? cloneElement(element, { [PAGE_MARK]: undefined })
      : element,
  )
}
