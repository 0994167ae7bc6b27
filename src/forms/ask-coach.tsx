import type { ReactNode } from 'react'
import { ExternalLink } from '../components/external-link'
import { useSite } from '../components/use-site'
import { composeMessage } from './model/composed-message'

interface AskCoachProps {
  /** What the visitor asks, already written. */
  question: string
  /** The page that the question is about, as a path. */
  path?: string
  className?: string
  children?: ReactNode
}

/** A link that opens a written question to the coach, for where visitors hesitate. */
export function AskCoach(props: AskCoachProps) {
  const { question, path, className, children = 'Ask the Coach' } = props
  const site = useSite()
  const text = path ? `${question}\n\n${site.url}${path}` : question
  const { href } = composeMessage(site, { subject: 'A question about training', text })
  return (
    <ExternalLink href={href} className={className}>
      {children}
    </ExternalLink>
  )
}
