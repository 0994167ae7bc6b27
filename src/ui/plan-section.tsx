import { type ReactNode, useId } from 'react'

interface PlanSectionProps {
  title: string
  /** Position among other cards. */
  className?: string
  /** The id for links to it. */
  place?: string
  children: ReactNode
}

export function PlanSection({ title, className, place, children }: PlanSectionProps) {
  const id = useId()
  return (
    <section
      id={place}
      aria-labelledby={id}
      className={className ? `plan-section ${className}` : 'plan-section'}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
