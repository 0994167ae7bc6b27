import { type ReactNode, useId } from 'react'

interface PlanSectionProps {
  title: string
  /** Where the card stands among others. */
  className?: string
  /** The id that links lead to. */
  place?: string
  children: ReactNode
}

/** One part of a plan under its heading. */
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
