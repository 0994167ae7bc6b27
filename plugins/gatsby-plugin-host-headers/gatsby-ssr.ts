import type { GatsbySSR } from 'gatsby'
import { createElement, isValidElement, type ReactNode } from 'react'
import { LIST } from './body-code'

interface CodeProps {
  id?: string
  children?: ReactNode
  dangerouslySetInnerHTML?: { __html: string }
}

/** Gatsby's script with the page's address. The last step removes it. */
const PAGE_PATH_ID = 'gatsby-script-loader'

/**
 * Gatsby hook: lists the inline scripts and styles that the site and its plugins add to the page's body with
 * `onRenderBody`. The list is in the head, which content can't change, until the last step allows its code.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPreBodyComponents,
  getPostBodyComponents,
}) => {
  const code = [...getPreBodyComponents(), ...getPostBodyComponents()].flatMap(codeOf)
  if (code.length === 0) return
  const list = createElement('meta', { key: LIST, name: LIST, content: JSON.stringify(code) })
  replaceHeadComponents([...getHeadComponents(), list])
}

/** The text of an inline script or style. */
function codeOf(element: ReactNode): string[] {
  if (!isValidElement<CodeProps>(element) || !/^(script|style)$/.test(String(element.type)))
    return []
  const { id, children, dangerouslySetInnerHTML } = element.props
  if (id === PAGE_PATH_ID) return []
  const text = dangerouslySetInnerHTML?.__html ?? children
  return typeof text === 'string' && text ? [text] : []
}
