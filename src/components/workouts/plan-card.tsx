import { type ReactNode, useId } from 'react'

interface PlanCardProps {
  title: string
  /** Where the card stands among others. */
  className?: string
  children: ReactNode
}

/** One part of a plan under its heading. */
export function PlanCard({ title, className = '', children }: PlanCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`plan-card ${className}`}>
      <h2 id={id} className="display mb-5 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
