import type { ReactNode } from 'react'
import { paths } from '../../lib/paths'
import { PlanLinks } from '../../plan/plan-links'
import type { TrainingPlan } from '../training-plan'

/** The plan's goals and the plans to follow it with, once no session is left. */
export function PlanDone({ plan, children }: { plan: TrainingPlan; children: ReactNode }) {
  const { goals, next } = plan
  return (
    <section aria-labelledby="today" className="plan-section">
      <h2 id="today" className="display train-title">
        The plan is done
      </h2>
      {goals.length > 0 && (
        <>
          <p className="mt-3">These were its goals. Progress shows how far you came.</p>
          <ul className="mt-2 list-disc pl-5">
            {goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3">
        {next.length > 0 && (
          <>
            Next up: <PlanLinks plans={next} />.{' '}
          </>
        )}
        <a href={paths.find} className="text-link">
          Find Another Plan
        </a>
        , or begin this one again below, with the weights you ended on.
      </p>
      <div className="train-actions">{children}</div>
    </section>
  )
}
