import { cloneElement, isValidElement, type ReactNode } from 'react'

/** Gatsby's mark of a page's own head elements. */
interface HeadProps {
  'data-gatsby-head'?: boolean | undefined
}

/**
 * Unmarks the head elements that robots read, so that they stay until a navigation: in the browser, Gatsby
 * replaces all marked elements with those of the page's Head, which renders only the title there (see
 * PageHead).
 */
export const publishedHead = (head: readonly ReactNode[]): ReactNode[] =>
  head.map((element) =>
    isValidElement<HeadProps>(element) &&
    element.props['data-gatsby-head'] &&
    element.type !== 'title'
      ? cloneElement(element, { 'data-gatsby-head': undefined })
      : element,
  )
