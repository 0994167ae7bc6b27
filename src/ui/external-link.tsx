import type { AnchorHTMLAttributes } from 'react'
import { HiddenText } from './hidden-text'

/** A link that leaves the site in a new tab, and says so to those who cannot see it. */
export function ExternalLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <HiddenText> (opens in a new tab)</HiddenText>
    </a>
  )
}
