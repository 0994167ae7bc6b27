import type { ReactNode } from 'react'
import { frequencyOf } from '../../lib/duration'

/** A plan's duration and frequency, and below them what a visitor can do with it. */
export function PlanFacts({ duration, children }: { duration: string; children: ReactNode }) {
  const [length = ''] = duration.split(',')
  const facts = [
    ['Duration', length],
    ['Frequency', frequencyOf(duration)],
  ]
  return (
    <section aria-label="At a glance" className="plan-section lg:col-start-2">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
