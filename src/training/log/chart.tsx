import type { ReactNode } from 'react'
import { TableHead } from '../../components/table-head'

/** Size of a chart, in SVG units. */
export const chartBox = { width: 320, height: 120 }

interface ChartFrameProps {
  /** Labels below the first and last point. */
  ends: readonly [first: string, last: string]
  /** Labels beside the highest and lowest value. */
  scale: readonly [highest: string, lowest: string]
  children: ReactNode
}

/** A chart with HTML labels: SVG text would shrink with the drawing. Decorative, because a table repeats it. */
export const ChartFrame = ({ ends, scale, children }: ChartFrameProps) => (
  <div className="train-chart" aria-hidden="true">
    <svg
      viewBox={`-4 -5 ${chartBox.width + 8} ${chartBox.height + 10}`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
    <p className="flex flex-col justify-between pl-2 text-right text-sm/[1.2] whitespace-nowrap text-muted">
      <span>{scale[0]}</span>
      <span>{scale[1]}</span>
    </p>
    <p className="flex justify-between pt-1 text-sm/[1.2] text-muted">
      <span>{ends[0]}</span>
      <span>{ends[1]}</span>
    </p>
  </div>
)

interface ChartLineProps {
  points: readonly { x: number; y: number }[]
  className: 'own' | 'asked'
  hasDots?: boolean
}

export const ChartLine = ({ points, className, hasDots }: ChartLineProps) => (
  <g>
    <path
      className={className}
      d={points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
    />
    {hasDots &&
      points.map(({ x, y }) => <circle key={x} className="own-dot" cx={x} cy={y} r="3.5" />)}
  </g>
)

interface ChartTableProps {
  /** Name of the data, the same as the chart's. */
  label: string
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** A chart's numbers, folded. */
export const ChartTable = ({ label, columns, rows }: ChartTableProps) => (
  <details className="train-menu">
    <summary aria-label={`${label} as a table`}>As a table</summary>
    <table className="log-table w-full text-left" aria-label={`${label} as a table`}>
      <TableHead columns={columns} />
      <tbody>
        {rows.map(([first, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sessions may share a day
          <tr key={row}>
            <th scope="row">{first}</th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
