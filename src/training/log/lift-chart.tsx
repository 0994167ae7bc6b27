import type { Unit } from '../../lib/vocabulary'
import { dayText } from '../model/months'
import { amountOf } from '../model/weight-text'
import { shortDate } from '../short-date'
import type { Lift } from './lift-points'
import { LineChart } from './line-chart'

interface LiftChartProps {
  lift: Lift
  unit: Unit
}

/** A lift's line over its days. Of one day there is no line. Decorative: what stands beside it says it. */
export function LiftChart({ lift, unit }: LiftChartProps) {
  const { points, measure } = lift
  const isLoaded = points.some(({ load }) => load !== undefined)
  // Of one estimate there is no line.
  const isEstimated = points.filter(({ estimate }) => estimate !== undefined).length > 1
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return null
  if (points.length === 1) {
    const load = first.load === undefined ? [] : [`${first.load} ${unit}`]
    return <p>{[dayText(first.date), ...load, amountText(first.amount, measure)].join(' · ')}</p>
  }
  const values = (kind: 'load' | 'estimate' | 'amount') => points.map((point) => point[kind])
  const own = { values: values(isLoaded ? 'load' : 'amount'), className: 'own', hasDots: true }
  const lines = isEstimated ? [{ values: values('estimate'), className: 'asked' }, own] : [own]
  return (
    <>
      <LineChart
        lines={lines}
        ends={[shortDate(first.date), shortDate(last.date)]}
        unit={isLoaded ? unit : measure}
      />
      <p className="train-key" aria-hidden="true">
        <span>{isLoaded ? 'Heaviest weight' : `Most ${measure}`}</span>
        {isEstimated && <span className="of-plan">Estimated one-rep max</span>}
      </p>
    </>
  )
}

/** A lift day by day, as a table. */
export function LiftTable({ lift: { points, title, measure }, unit }: LiftChartProps) {
  const isLoaded = points.some(({ load }) => load !== undefined)
  const isEstimated = points.some(({ estimate }) => estimate !== undefined)
  if (points.length < 2) return null
  return (
    <details className="train-menu">
      <summary aria-label={`${title} as a table`}>As a table</summary>
      <table className="log-table" aria-label={`${title}, day by day`}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {isLoaded && <th scope="col">Heaviest</th>}
            <th scope="col">Most {measure}</th>
            {isEstimated && <th scope="col">Estimated one-rep max</th>}
          </tr>
        </thead>
        <tbody>
          {points.map(({ date, load, amount, estimate }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sessions may share a day
            <tr key={index}>
              <th scope="row">{shortDate(date)}</th>
              {isLoaded && <td>{load === undefined ? 'none' : `${load} ${unit}`}</td>}
              <td>{amount}</td>
              {isEstimated && (
                <td>{estimate === undefined ? 'too many reps' : `${estimate} ${unit}`}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

const amountText = (amount: number, measure: Lift['measure']) =>
  measure === 'reps' ? `${amount} ${amount === 1 ? 'rep' : 'reps'}` : amountOf(amount, measure)
