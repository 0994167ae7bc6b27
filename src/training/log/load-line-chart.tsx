import { loadLineShape } from '../../plan/model/load-line-shape'
import { ChartFrame } from './chart-frame'
import type { WeekLoads } from './own-load'

const BOX = { width: 320, height: 120 }

/** The plan's load line with the trainee's own across it. Decorative: the table beside it says it. */
export function LoadLineChart({
  weeks,
  deloads,
}: {
  weeks: readonly WeekLoads[]
  deloads: readonly number[]
}) {
  const asked = weeks.map((week) => week.asked)
  const own = weeks.map((week) => week.own ?? 0)
  const most = Math.max(...asked, ...own, 1)
  // Both on one scale: the drawing fills the box with its own most.
  const scaled = (loads: readonly number[]) => {
    const share = Math.max(...loads, 1) / most
    const height = BOX.height * share
    return {
      shape: loadLineShape(loads, deloads, { width: BOX.width, height }),
      top: BOX.height - height,
    }
  }
  const plan = scaled(asked)
  const ownLine = scaled(own)
  const ownPoints = ownLine.shape.points.filter((_, index) => weeks[index]?.own !== undefined)
  return (
    <ChartFrame
      ends={['Week 1', `Week ${weeks.length}`]}
      scale={[`${Math.round(most)} sets`, '0']}
      size={[BOX.width, BOX.height]}
    >
      <g transform={`translate(0 ${plan.top})`}>
        <path className="asked-field" d={plan.shape.field} />
        <path className="asked" d={plan.shape.line} />
      </g>
      <g transform={`translate(0 ${ownLine.top})`}>
        <path
          className="own"
          d={ownPoints.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
        />
        {ownPoints.map(({ x, y, week }) => (
          <circle key={week} className="own-dot" cx={x} cy={y} r="3.5" />
        ))}
      </g>
      <path className="ground" d={`M0 ${BOX.height}h${BOX.width}`} />
    </ChartFrame>
  )
}
