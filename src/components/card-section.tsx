import type { ReactNode } from 'react'

interface CardSectionProps {
  title: string
  /** Its position among other cards, or its layout. */
  className?: string
  /** The id for links to it. */
  id?: string
  /** Whether it opens at its heading. */
  isFolded?: boolean
  children: ReactNode
}

export function CardSection({ title, className, id, isFolded, children }: CardSectionProps) {
  const heading = <h2>{title}</h2>
  return (
    <section
      id={id}
      // Not by the heading's id, which is bytes that don't compress.
      aria-label={title}
      className={className ? `plan-section ${className}` : 'plan-section'}
    >
      {isFolded ? (
        <details>
          <summary>{heading}</summary>
          {children}
        </details>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </section>
  )
}
