import { pluralize } from '../../../packages/basics'
import type { Unit } from '../../../packages/progression'
import { amountWithUnit } from '../../../packages/progression'
import { shortDate } from '../../lib/date-text'
import { dayText } from '../model/months'
import { ChartFrame, ChartLine, ChartTable, chartBox } from './chart'
import type { Lift } from './lifts'

const { width, height } = chartBox

/** With more points, dots would merge into the line. */
const MAX_DOTS = 24

interface LiftChartProps {
  lift: Lift
  unit: Unit
  hasTable?: boolean
}

/** A lift over time, or a single day as text. */
export function LiftChart({ lift, unit, hasTable }: LiftChartProps) {
  const { points, title, measure } = lift
  const hasLoads = points.some(({ load }) => load !== undefined)
  const estimateCount = points.filter(({ estimate }) => estimate !== undefined).length
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return null
  if (points.length === 1) {
    const load = first.load === undefined ? [] : [`${first.load} ${unit}`]
    const amount =
      measure === 'reps' ? pluralize(first.amount, 'rep') : amountWithUnit(first.amount, measure)
    return <p>{[dayText(first.date), ...load, amount].join(' · ')}</p>
  }
  const kind = hasLoads ? 'load' : 'amount'
  // A line needs two estimates.
  const isEstimated = estimateCount > 1
  const shown = isEstimated ? (['estimate', kind] as const) : ([kind] as const)
  const values = shown.flatMap((series) => points.flatMap((point) => point[series] ?? []))
  const highest = Math.max(...values)
  // Keep a level line off the edge, and let small changes look small.
  const lowest = Math.min(...values, highest * 0.8)
  const tenth = (value: number) => Math.round(value * 10) / 10
  const pointsOf = (series: (typeof shown)[number]) =>
    points.flatMap(({ [series]: value }, index) => {
      if (value === undefined) return []
      const share = (value - lowest) / (highest - lowest || 1)
      return { x: tenth((index / (points.length - 1)) * width), y: tenth(height * (1 - share)) }
    })
  const line = pointsOf(kind)
  const scaleUnit = hasLoads ? unit : measure
  return (
    <>
      <ChartFrame
        ends={[shortDate(first.date), shortDate(last.date)]}
        scale={[`${Math.round(highest)} ${scaleUnit}`, `${Math.round(lowest)} ${scaleUnit}`]}
      >
        <path className="ground" d={`M0 ${height}h${width}M0 0h${width}`} />
        {isEstimated && <ChartLine points={pointsOf('estimate')} className="asked" />}
        <ChartLine points={line} className="own" hasDots={line.length <= MAX_DOTS} />
      </ChartFrame>
      <p className="train-key" aria-hidden="true">
        <span>{hasLoads ? 'Heaviest weight' : `Most ${measure}`}</span>
        {isEstimated && <span className="of-plan">Estimated one-rep max</span>}
      </p>
      {hasTable && (
        <ChartTable
          label={title}
          columns={[
            'Day',
            ...(hasLoads ? ['Heaviest'] : []),
            `Most ${measure}`,
            ...(estimateCount > 0 ? ['Estimated one-rep max'] : []),
          ]}
          rows={points.map(({ date, load, amount, estimate }) => [
            shortDate(date),
            ...(hasLoads ? [load === undefined ? 'none' : `${load} ${unit}`] : []),
            amount,
            ...(estimateCount > 0
              ? [estimate === undefined ? 'too many reps' : `${estimate} ${unit}`]
              : []),
          ])}
        />
      )}
    </>
  )
}
