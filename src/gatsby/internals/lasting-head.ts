import { cloneElement, isValidElement, type ReactNode } from 'react'

/** Gatsby's mark on elements of the head that belong to one page. */
const PAGE_MARK = 'data-gatsby-head'

interface HeadProps {
  [PAGE_MARK]?: boolean | undefined
}

/**
 * Returns the elements of a page's head with what robots read, which stays until one moves on. In the
 * browser Gatsby replaces all marked elements by those of the page's Head, which gives the title alone there
 * (see PageHead).
 */
export function lastingHead(head: readonly ReactNode[]): ReactNode[] {
  return head.map((element) =>
    isValidElement<HeadProps>(element) && element.props[PAGE_MARK] && element.type !== 'title'
      ? cloneElement(element, { [PAGE_MARK]: undefined })
      : element,
  )
}
