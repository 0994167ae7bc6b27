import type { ReactNode } from 'react'

/** Size of a chart, in SVG units. */
export const chartBox = { width: 320, height: 120 }

interface ChartFrameProps {
  /** Labels below the first and last point. */
  ends: readonly [string, string]
  /** Labels beside the highest and lowest value. */
  scale: readonly string[]
  children: ReactNode
}

/** A chart with HTML labels: SVG text would shrink with the drawing. Decorative. */
export const ChartFrame = ({ ends, scale, children }: ChartFrameProps) => (
  <div className="train-chart" aria-hidden="true">
    <svg
      viewBox={`-4 -5 ${chartBox.width + 8} ${chartBox.height + 10}`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
    <p className="train-chart-scale">
      {scale.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: both values may be the same
        <span key={index}>{value}</span>
      ))}
    </p>
    <p className="train-chart-ends">
      {ends.map((end) => (
        <span key={end}>{end}</span>
      ))}
    </p>
  </div>
)

interface ChartLineProps {
  points: readonly { x: number; y: number }[]
  className?: string
  hasDots?: boolean | undefined
}

/** A line through points, styled as the trainee's by default. */
export const ChartLine = ({ points, className = 'own', hasDots }: ChartLineProps) => (
  <g>
    <path
      className={className}
      d={points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
    />
    {hasDots &&
      points.map(({ x, y }) => <circle key={x} className="own-dot" cx={x} cy={y} r="3.5" />)}
  </g>
)
