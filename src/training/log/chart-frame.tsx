import type { ReactNode } from 'react'

interface ChartFrameProps {
  /** What stands below the first and the last place. */
  ends: readonly [string, string]
  /** What stands beside the highest and the lowest value, where they mean something. */
  scale?: readonly [string, string]
  size: readonly [width: number, height: number]
  children: ReactNode
}

/** A drawing with its words beside it, in the page's own letters: a drawing's would shrink with it. Decorative. */
export function ChartFrame({ ends, scale, size: [width, height], children }: ChartFrameProps) {
  return (
    <div className="train-chart" aria-hidden="true">
      <svg viewBox={`-4 -5 ${width + 8} ${height + 10}`} aria-hidden="true" focusable="false">
        {children}
      </svg>
      {scale && (
        <p className="train-chart-scale">
          {scale.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: both may be the same
            <span key={index}>{value}</span>
          ))}
        </p>
      )}
      <p className="train-chart-ends">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
    </div>
  )
}
