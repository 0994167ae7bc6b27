import { numbersUpTo } from '../../../packages/basics'
import {
  DEFAULT_RESERVE,
  doneSets,
  MINUTES_PER_SET,
  parseRange,
  reserveWeight,
  type SessionLog,
  weekLoad,
} from '../../../packages/progression'
import { loadLineShape } from '../../plan/model/load-line-shape'
import type { TrainingPlan } from '../training-plan'
import { ChartFrame, ChartLine, ChartTable, chartBox } from './chart'
import { LogSection } from './log-section'

/** A session's load. Weights each done set by its reserve, as rated or else as prescribed. */
function sessionLoad({ entries }: SessionLog): number {
  let load = 0
  for (const { asked, sets } of entries) {
    const byDefault = asked.effort === '' ? DEFAULT_RESERVE : undefined
    const prescribed = parseRange(asked.reserve).high
    for (const { amount = 0, left } of doneSets({ sets })) {
      const count = asked.measure === 'minutes' ? amount / MINUTES_PER_SET : 1
      load += count * reserveWeight(left ?? prescribed ?? byDefault)
    }
  }
  return load
}

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
  const planned = weekNumbers.map((week) => weekLoad(program, week))
  /** Undefined for a week without a logged session. */
  const own = weekNumbers.map((week) => {
    const loads = [...latest.values()].filter((session) => session.week === week).map(sessionLoad)
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
