import { pluralize } from '../../packages/basics'
import { loadLineShape } from './model/load-line-shape'

interface LoadLineProps {
  loads: readonly number[]
  /** Accessible name. Omit it if the page shows the numbers next to the drawing. */
  label?: string
  /** The highlighted week, counted from 1. */
  week?: number | undefined
  /** Load at the top of the scale; by default the plan's own maximum. */
  most?: number
  className?: string
}

const BOX = { width: 320, height: 32 }

/**
 * A plan's load line, one level segment per week, with the area below filled. Stretches to its container,
 * except for the stroke's width. Renders nothing for plans without sessions.
 */
export function LoadLine({ loads, label, week, most, className }: LoadLineProps) {
  if (loads.length === 0) return null
  const { line, area, points } = loadLineShape(loads, BOX, most)
  const highlighted = week === undefined ? undefined : points[week - 1]
  const half = BOX.width / loads.length / 2
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      preserveAspectRatio="none"
      className={className ? `load-line ${className}` : 'load-line'}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
    >
      <path d={area} />
      <path d={line} />
      {highlighted && (
        <path
          d={`M${highlighted.x - half} ${highlighted.y}h${2 * half}`}
          className="load-line-week"
        />
      )}
    </svg>
  )
}

export function loadLineLabel(weeks: number, deloads: readonly number[]): string {
  const lighter = deloads.length > 0 && `week${deloads.length > 1 ? 's' : ''} ${deloads.join(', ')}`
  return `Load line of ${pluralize(weeks, 'week')}${lighter ? `, lighter in ${lighter}` : ''}`
}
