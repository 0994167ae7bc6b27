import { loadLineShape } from '../../plan/model/load-line-shape'
import type { SessionLog } from '../model/log'
import type { TrainingPlan } from '../training-plan'
import { ChartFrame, ChartLine, chartBox } from './chart-frame'
import { FoldedTable } from './folded-table'
import { LogSection } from './log-section'
import { type WeekLoads, weekLoads } from './week-loads'

interface LoadComparisonProps {
  plan: TrainingPlan
  finished: readonly SessionLog[]
  /** ISO instant when the round shown began. */
  from: string
}

/** The plan's load line beside the trainee's, as a chart and a table. */
export function LoadComparison({ plan, finished, from }: LoadComparisonProps) {
  const loads = weekLoads(plan.program, plan.weeks, finished, from)
  return (
    <LogSection title="Planned load vs. yours">
      <LoadLineChart weeks={loads} />
      <p className="train-key" aria-hidden="true">
        <span className="of-plan">Plan</span>
        <span>You</span>
      </p>
      <FoldedTable
        label="The load line"
        columns={['Week', 'Plan', 'You']}
        rows={loads.map(({ week, planned, own }) => [week, planned, own ?? 'nothing logged'])}
      />
      <p className="text-sm text-muted">Sets per week, each weighted by effort.</p>
    </LogSection>
  )
}

/** Draws both lines on one scale. Decorative, because the table repeats them. */
function LoadLineChart({ weeks }: { weeks: readonly WeekLoads[] }) {
  const plannedLoads = weeks.map((week) => week.planned)
  const loggedLoads = weeks.map((week) => week.own ?? 0)
  const highest = Math.max(...plannedLoads, ...loggedLoads, 1)
  const plan = loadLineShape(plannedLoads, chartBox, highest)
  const { points } = loadLineShape(loggedLoads, chartBox, highest)
  return (
    <ChartFrame
      ends={['Week 1', `Week ${weeks.length}`]}
      scale={[`${Math.round(highest)} sets`, '0']}
    >
      <path className="asked-field" d={plan.field} />
      <path className="asked" d={plan.line} />
      <ChartLine points={points.filter((_, index) => weeks[index]?.own !== undefined)} hasDots />
      <path className="ground" d={`M0 ${chartBox.height}h${chartBox.width}`} />
    </ChartFrame>
  )
}
