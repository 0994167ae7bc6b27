import type { ReactNode } from 'react'
import { useSite } from '../components/use-site'
import { ComposedLink } from './composed-link'
import { composeMessages } from './model/composed-message'

interface AskCoachProps {
  /** What the visitor asks, already written. */
  question: string
  /** The page that the question is about, as a path. */
  path?: string
  className?: string
  children?: ReactNode
}

/**
 * Links that open a written question to the coach, for where visitors hesitate: in a chat, which opens in every
 * browser, and by mail beside it; or in what the site has of the two.
 */
export function AskCoach(props: AskCoachProps) {
  const { question, path, className, children = 'Ask the Coach' } = props
  const site = useSite()
  const text = path ? `${question}\n\n${site.url}${path}` : question
  const [first, ...rest] = composeMessages(site, {
    subject: 'A question about training',
    text,
  }).reverse()
  if (!first) return null
  return (
    <>
      <ComposedLink message={first} className={className}>
        {children}
      </ComposedLink>
      {rest.map((message) => (
        <span key={message.app}>
          {' or '}
          <ComposedLink message={message}>write an email</ComposedLink>
        </span>
      ))}
    </>
  )
}
