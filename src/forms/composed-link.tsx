import type { ReactNode } from 'react'
import { ExternalLink } from '../components/external-link'
import { Icon } from '../components/icon'
import type { ComposedMessage } from './model/composed-message'

interface ComposedLinkProps {
  message: ComposedMessage
  className?: string | undefined
  children: ReactNode
}

/** A link that opens a message in its app. */
export function ComposedLink({ message, className = 'text-link', children }: ComposedLinkProps) {
  const { app, href } = message
  // A mail address in a new tab would leave it empty.
  if (app !== 'WhatsApp')
    return (
      <a href={href} className={className}>
        {children}
      </a>
    )
  return (
    <ExternalLink href={href} className={className}>
      <Icon name="whatsapp" className="mr-1 inline" />
      {children}
    </ExternalLink>
  )
}
