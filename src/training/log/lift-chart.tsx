import { pluralize } from '../../lib/pluralize'
import type { Unit } from '../../lib/vocabulary'
import { amountWithUnit } from '../../plan/model/amount-with-unit'
import { dayText } from '../model/months'
import { shortDate } from '../short-date'
import { ChartFrame, ChartLine, chartBox } from './chart-frame'
import { FoldedTable } from './folded-table'
import type { Lift } from './lift-points'

const { width, height } = chartBox

/** With more points, dots would merge into the line. */
const MAX_DOTS = 24

interface LiftChartProps {
  lift: Lift
  unit: Unit
}

/** A lift over time. Shows a single day as text. Decorative, because the table repeats it. */
export function LiftChart({ lift: { points, measure }, unit }: LiftChartProps) {
  const hasLoads = points.some(({ load }) => load !== undefined)
  // A line needs two estimates.
  const isEstimated = points.filter(({ estimate }) => estimate !== undefined).length > 1
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return null
  if (points.length === 1) {
    const load = first.load === undefined ? [] : [`${first.load} ${unit}`]
    return <p>{[dayText(first.date), ...load, amountInWords(first.amount, measure)].join(' · ')}</p>
  }
  const kind = hasLoads ? 'load' : 'amount'
  const shown = isEstimated ? (['estimate', kind] as const) : ([kind] as const)
  const values = shown.flatMap((series) => points.flatMap((point) => point[series] ?? []))
  const highest = Math.max(...values)
  // Keep a level line off the edge, and let small changes look small.
  const lowest = Math.min(...values, highest * 0.8)
  const scale = [highest, lowest].map(
    (value) => `${Math.round(value)} ${hasLoads ? unit : measure}`,
  )
  const tenth = (value: number) => Math.round(value * 10) / 10
  const pointsOf = (series: (typeof shown)[number]) =>
    points.flatMap(({ [series]: value }, index) => {
      if (value === undefined) return []
      const share = (value - lowest) / (highest - lowest || 1)
      return { x: tenth((index / (points.length - 1)) * width), y: tenth(height * (1 - share)) }
    })
  return (
    <>
      <ChartFrame ends={[shortDate(first.date), shortDate(last.date)]} scale={scale}>
        <path className="ground" d={`M0 ${height}h${width}M0 0h${width}`} />
        {isEstimated && <ChartLine points={pointsOf('estimate')} className="asked" />}
        <ChartLine points={pointsOf(kind)} hasDots={pointsOf(kind).length <= MAX_DOTS} />
      </ChartFrame>
      <p className="train-key" aria-hidden="true">
        <span>{hasLoads ? 'Heaviest weight' : `Most ${measure}`}</span>
        {isEstimated && <span className="of-plan">Estimated one-rep max</span>}
      </p>
    </>
  )
}

export function LiftTable({ lift: { points, title, measure }, unit }: LiftChartProps) {
  const hasLoads = points.some(({ load }) => load !== undefined)
  const isEstimated = points.some(({ estimate }) => estimate !== undefined)
  if (points.length < 2) return null
  const weight = (value: number | undefined, none: string) =>
    value === undefined ? none : `${value} ${unit}`
  return (
    <FoldedTable
      label={title}
      columns={[
        'Day',
        ...(hasLoads ? ['Heaviest'] : []),
        `Most ${measure}`,
        ...(isEstimated ? ['Estimated one-rep max'] : []),
      ]}
      rows={points.map(({ date, load, amount, estimate }) => [
        shortDate(date),
        ...(hasLoads ? [weight(load, 'none')] : []),
        amount,
        ...(isEstimated ? [weight(estimate, 'too many reps')] : []),
      ])}
    />
  )
}

const amountInWords = (amount: number, measure: Lift['measure']) =>
  measure === 'reps' ? pluralize(amount, 'rep') : amountWithUnit(amount, measure)
