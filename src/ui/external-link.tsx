import type { AnchorHTMLAttributes } from 'react'
import { HiddenText } from './hidden-text'

/** A link to another site in a new tab, announced as such. */
export function ExternalLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <HiddenText> (opens in a new tab)</HiddenText>
    </a>
  )
}
