import type { ReactNode } from 'react'

/** The size of the drawing within. */
export const chartBox = { width: 320, height: 120 }

interface ChartFrameProps {
  /** What stands below the first and the last place. */
  ends: readonly [string, string]
  /** What stands beside the highest and the lowest value. */
  scale: readonly string[]
  children: ReactNode
}

/** A drawing with its words beside it, in the page's own letters: a drawing's would shrink with it. Decorative. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: both may be the same
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

interface DrawnLineProps {
  points: readonly { x: number; y: number }[]
  className?: string
  hasDots?: boolean | undefined
}

/** A line through points, the trainee's own unless its class says another. */
export const DrawnLine = ({ points, className = 'own', hasDots }: DrawnLineProps) => (
  <g>
    <path
      className={className}
      d={points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
    />
    {hasDots &&
      points.map(({ x, y }) => <circle key={x} className="own-dot" cx={x} cy={y} r="3.5" />)}
  </g>
)
