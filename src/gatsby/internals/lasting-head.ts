import { cloneElement, isValidElement, type ReactNode } from 'react'

/** How Gatsby marks what stands in a page's head for that page alone. */
const PAGE_MARK = 'data-gatsby-head'

interface HeadProps {
  [PAGE_MARK]?: boolean | undefined
}

/**
 * Keeps what robots read of a page where the build put it. Gatsby replaces everything it marked by what the
 * page's Head gives in the browser, and there it gives the title alone (see PageHead). Takes and gives the
 * elements of a page's head.
 */
export function lastingHead(head: readonly ReactNode[]): ReactNode[] {
  return head.map((element) =>
    isValidElement<HeadProps>(element) && element.props[PAGE_MARK] && element.type !== 'title'
      ? cloneElement(element, { [PAGE_MARK]: undefined })
      : element,
  )
}
