import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

interface StyleProps {
  'data-identity'?: string
  dangerouslySetInnerHTML: { __html: string }
}

const isGlobalStyles = (element: ReactNode): element is ReactElement<StyleProps> =>
  isValidElement<StyleProps>(element) && element.props['data-identity'] === 'gatsby-global-css'

/**
 * Empties the element into which Gatsby inlines the whole style sheet. It would be most of each page's bytes.
 * `flattenPages` fills the element with the rules that the page uses.
 */
export const withoutGlobalStyles = (head: readonly ReactNode[]): ReactNode[] =>
  head.map((element) =>
    isGlobalStyles(element)
      ? cloneElement(element, { dangerouslySetInnerHTML: { __html: '' } })
      : element,
  )
