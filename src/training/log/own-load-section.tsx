import type { SessionLog } from '../model/log'
import type { TrainingPlan } from '../training-plan'
import { LoadLineChart } from './load-line-chart'
import { weekLoads } from './own-load'

interface OwnLoadProps {
  plan: TrainingPlan
  finished: readonly SessionLog[]
  /** When the round began that is shown. */
  from: string
}

/** The plan's load line with the trainee's own, and both as a table. */
export function OwnLoad({ plan, finished, from }: OwnLoadProps) {
  const loads = weekLoads(plan.program, plan.weeks, finished, from)
  return (
    <section className="plan-section log-entry" aria-labelledby="own-load">
      <h3 id="own-load" className="display text-lg">
        The load line and yours
      </h3>
      <LoadLineChart weeks={loads} deloads={plan.program.deloads} />
      <p className="train-key" aria-hidden="true">
        <span className="of-plan">Plan</span>
        <span>You</span>
      </p>
      <details className="train-menu">
        <summary>As a table</summary>
        <table className="log-table" aria-label="The load line as a table">
          <thead>
            <tr>
              <th scope="col">Week</th>
              <th scope="col">Plan</th>
              <th scope="col">You</th>
            </tr>
          </thead>
          <tbody>
            {loads.map(({ week, asked, own }) => (
              <tr key={week}>
                <th scope="row">{week}</th>
                <td>{asked}</td>
                <td>{own ?? 'nothing logged'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className="text-sm text-muted">Sets of a week, each weighted by its effort.</p>
    </section>
  )
}
