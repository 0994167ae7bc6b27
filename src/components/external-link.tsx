import type { AnchorHTMLAttributes } from 'react'
import { VisuallyHidden } from './visually-hidden'

/** A link to another site in a new tab, announced as such. */
export function ExternalLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}
