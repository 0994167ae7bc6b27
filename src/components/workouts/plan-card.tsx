import { type ReactNode, useId } from 'react'

/** One part of a plan under its heading. */
export function PlanCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="plan-card">
      <h2 id={id} className="display mb-5 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
