import type { ReactNode } from 'react'
import { restart } from './plan-decisions'

interface PlanDoneProps {
  plan: string
  /** Other ways on. */
  children: ReactNode
}

/** What stands in place of the next session when there is none. */
export function PlanDone({ plan, children }: PlanDoneProps) {
  return (
    <section aria-labelledby="today" className="plan-section">
      <h2 id="today" className="display train-title">
        The plan is done
      </h2>
      <p className="mt-3">
        Look at what became of it, take another plan, or begin this one again with the weights you
        ended on.
      </p>
      <div className="train-actions">
        <button type="button" className="button button-primary" onClick={() => restart(plan, 0)}>
          Begin Again
        </button>
        {children}
      </div>
    </section>
  )
}
