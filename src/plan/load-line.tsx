import { pluralize } from '../../packages/basics'
import { loadLineShape } from './model/load-line-shape'

interface LoadLineProps {
  loads: readonly number[]
  /** Accessible name. Omit it if the page shows the numbers next to the drawing. */
  label?: string
  /** Load at the top of the scale; by default the plan's own maximum. */
  most?: number
  /** The number of weeks that would fill the width; by default the plan's own. */
  longest?: number
  className?: string
}

/** The scale that all lists share: the longest plans of the specification, and a load that few pass. */
export const LIST_SCALE = { longest: 16, most: 100 }

const BOX = { width: 320, height: 32 }

/**
 * A plan's load line, one level segment per week, with the area below filled. Stretches to its container,
 * except for the stroke's width. Renders nothing for plans without sessions.
 */
export function LoadLine({ loads, label, most, longest, className }: LoadLineProps) {
  if (loads.length === 0) return null
  const { line, area } = loadLineShape(loads, BOX, most)
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      preserveAspectRatio="none"
      style={longest ? { width: `${Math.round((100 * loads.length) / longest)}%` } : undefined}
      className={className ? `load-line ${className}` : 'load-line'}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
    >
      <path d={area} />
      <path d={line} />
    </svg>
  )
}

export function loadLineLabel(weeks: number, deloads: readonly number[]): string {
  const lighter = deloads.length > 0 && `week${deloads.length > 1 ? 's' : ''} ${deloads.join(', ')}`
  return `Load line of ${pluralize(weeks, 'week')}${lighter ? `, lighter in ${lighter}` : ''}`
}
