import { LoadLine } from './load-line'
import { loadY } from './model/load-line-shape'

interface LoadLineFigureProps {
  loads: readonly number[]
  deloads: readonly number[]
  week?: number
}

/** Axis ticks at a round step, four at most. */
function ticksUpTo(most: number): number[] {
  const step = [5, 10, 20, 25, 50, 100].find((each) => most / each <= 4) ?? 200
  return Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step)
}

/**
 * The load line with an axis, and its numbers below: in a table with a column per week on a week's page, in a
 * line on the plan's, whose weeks are links already.
 */
export function LoadLineFigure({ loads, deloads, week }: LoadLineFigureProps) {
  const most = Math.max(...loads)
  const weeks = loads.map((_, index) => index + 1)
  return (
    <figure>
      <div className="load-plot" aria-hidden="true">
        {ticksUpTo(most).map((tick) => (
          <span key={tick} style={{ top: `${loadY(tick, most, 100)}%` }}>
            {tick}
          </span>
        ))}
        <LoadLine loads={loads} week={week} />
      </div>
      {week ? (
        <table className="load-table">
          <thead>
            <tr>
              <th scope="col">Week</th>
              {weeks.map((number) => (
                <th key={number} scope="col" aria-current={number === week ? 'true' : undefined}>
                  {number}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Load</th>
              {weeks.map((number) => (
                <td key={number} className={deloads.includes(number) ? 'deload' : undefined}>
                  {Math.round(loads[number - 1] ?? 0)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      ) : (
        <p className="mt-2 text-sm">
          {`Week by week: ${loads.map((load) => Math.round(load)).join(', ')}`}
        </p>
      )}
      <figcaption className="mt-4 max-w-[42rem] text-sm text-muted">
        {deloads.length > 0 && (
          <>
            <span className="deload">Deload</span>
            {': lighter on purpose. '}
          </>
        )}
        The load is a week’s sets weighted by effort: the fewer reps are left, the more a set
        counts. Five steady minutes count as a set.
      </figcaption>
    </figure>
  )
}
