import { cloneElement, isValidElement, type ReactNode } from 'react'

/** Gatsby's marks: of a page's own head elements, and of the inlined style sheet. */
interface HeadProps {
  'data-gatsby-head'?: boolean | undefined
  'data-identity'?: string
  dangerouslySetInnerHTML?: { __html: string }
}

/**
 * Unmarks the head elements that robots read, so that they stay until a navigation: in the browser, Gatsby
 * replaces all marked elements with those of the page's Head, which renders only the title there (see
 * PageHead). Empties the whole style sheet, which would be most of each page's bytes: `flattenPages` fills in
 * the rules that the page uses.
 */
export const publishedHead = (head: readonly ReactNode[]): ReactNode[] =>
  head.map((element) => {
    if (!isValidElement<HeadProps>(element)) return element
    const { type, props } = element
    if (props['data-identity'] === 'gatsby-global-css')
      return cloneElement(element, { dangerouslySetInnerHTML: { __html: '' } })
    return props['data-gatsby-head'] && type !== 'title'
      ? cloneElement(element, { 'data-gatsby-head': undefined })
      : element
  })
