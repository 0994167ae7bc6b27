import { type ReactNode, useId } from 'react'

interface CardSectionProps {
  title: string
  /** Its position among other cards, or its layout. */
  className?: string
  /** The id for links to it. */
  id?: string
  children: ReactNode
}

export function CardSection({ title, className, id, children }: CardSectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={className ? `plan-section ${className}` : 'plan-section'}
    >
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  )
}
