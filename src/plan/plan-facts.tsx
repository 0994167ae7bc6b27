import type { ReactNode } from 'react'
import { frequencyOf } from '../lib/duration'

/** A plan's duration and frequency, followed by its actions. */
export function PlanFacts({ duration, children }: { duration: string; children: ReactNode }) {
  const [length = ''] = duration.split(',')
  const facts = [
    ['Duration', length],
    ['Frequency', frequencyOf(duration)],
  ]
  return (
    <section aria-label="At a glance" className="plan-section grid gap-6 lg:col-start-2">
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
