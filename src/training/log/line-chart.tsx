import { ChartFrame } from './chart-frame'

/** The drawing's own size. */
const WIDTH = 320
const HEIGHT = 120

/** Of more days the line alone can be told apart. */
const MOST_DOTS = 24

/** A line to be drawn: a value for each place, or none. */
export interface Line {
  values: readonly (number | undefined)[]
  className: string
  hasDots?: boolean
}

interface LineChartProps {
  lines: readonly Line[]
  /** What stands below the first and the last place. */
  ends: readonly [string, string]
  unit: string
}

/** Lines over the same places, from the least value to the most. Decorative: the table beside it says it. */
export function LineChart({ lines, ends, unit }: LineChartProps) {
  const values = lines.flatMap((line) => line.values.flatMap((value) => value ?? []))
  const most = Math.max(...values)
  // A line that is level lies in the middle, and small changes are not blown up.
  const least = Math.min(Math.min(...values), most * 0.8)
  const places = Math.max(1, ...lines.map((line) => line.values.length - 1))
  const x = (place: number) => Math.round((place / places) * WIDTH * 10) / 10
  const y = (value: number) =>
    Math.round((HEIGHT - ((value - least) / (most - least || 1)) * HEIGHT) * 10) / 10
  return (
    <ChartFrame
      ends={ends}
      scale={[`${Math.round(most)} ${unit}`, `${Math.round(least)} ${unit}`]}
      size={[WIDTH, HEIGHT]}
    >
      <path className="ground" d={`M0 ${HEIGHT}h${WIDTH}M0 0h${WIDTH}`} />
      {lines.map(({ values, className, hasDots }) => {
        const points = values.flatMap((value, place) =>
          value === undefined ? [] : [{ x: x(place), y: y(value) }],
        )
        return (
          <g key={className}>
            <path
              className={className}
              d={points
                .map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x} ${point.y}`)
                .join('')}
            />
            {hasDots &&
              points.length <= MOST_DOTS &&
              points.map((point) => (
                <circle key={point.x} className="own-dot" cx={point.x} cy={point.y} r="3.5" />
              ))}
          </g>
        )
      })}
    </ChartFrame>
  )
}
