import { type ReactNode, useId } from 'react'

interface PlanSectionProps {
  title: string
  /** Where the card stands among others. */
  className?: string
  children: ReactNode
}

/** One part of a plan under its heading. */
export function PlanSection({ title, className = '', children }: PlanSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`plan-section ${className}`}>
      <h2 id={id} className="display mb-5 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
