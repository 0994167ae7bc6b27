import { numbersUpTo } from '../../../packages/basics'
import { loggedLoad, type SessionLog, weeklyLoads } from '../../../packages/progression'
import { loadLineShape } from '../../plan/model/load-line-shape'
import type { TrainingPlan } from '../training-plan'
import { ChartFrame, ChartLine, ChartTable, chartBox } from './chart'
import { LogSection } from './log-section'

interface LoadComparisonProps {
  plan: TrainingPlan
  /** The finished sessions of the round shown, newest first. Only the last of a repeated one counts. */
  finished: readonly SessionLog[]
}

/** The plan's load line beside the trainee's, on one scale, as a chart and a table. */
export function LoadComparison({ plan: { program, weeks }, finished }: LoadComparisonProps) {
  const latest = new Map(
    finished.toReversed().map((session) => [`${session.week}.${session.session}`, session]),
  )
  const weekNumbers = numbersUpTo(weeks)
  const planned = weeklyLoads(program, weeks)
  /** Undefined for a week without a logged session. */
  const own = weekNumbers.map((week) => {
    const loads = [...latest.values()].filter((session) => session.week === week).map(loggedLoad)
    if (loads.length === 0) return undefined
    return Math.round(loads.reduce((sum, load) => sum + load) * 10) / 10
  })
  const loads = own.map((load) => load ?? 0)
  const highest = Math.max(...planned, ...loads, 1)
  const plan = loadLineShape(planned, chartBox, highest)
  const { points } = loadLineShape(loads, chartBox, highest)
  return (
    <LogSection title="Planned load vs. yours">
      <ChartFrame ends={['Week 1', `Week ${weeks}`]} scale={[`${Math.round(highest)} sets`, '0']}>
        <path className="asked-field" d={plan.area} />
        <path className="asked" d={plan.line} />
        <ChartLine
          points={points.filter((_, index) => own[index] !== undefined)}
          className="own"
          hasDots
        />
        <path className="ground" d={`M0 ${chartBox.height}h${chartBox.width}`} />
      </ChartFrame>
      <p className="train-key" aria-hidden="true">
        <span className="of-plan">Plan</span>
        <span>You</span>
      </p>
      <ChartTable
        label="The load line"
        columns={['Week', 'Plan', 'You']}
        rows={weekNumbers.map((week, index) => [
          week,
          planned[index] ?? 0,
          own[index] ?? 'nothing logged',
        ])}
      />
      <p className="text-sm text-muted">Sets per week, each weighted by effort.</p>
    </LogSection>
  )
}
