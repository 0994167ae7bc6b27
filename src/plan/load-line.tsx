import { loadLineShape } from './model/load-line-shape'

interface LoadLineProps {
  /** The load of each week, in order. */
  loads: readonly number[]
  /** What is drawn, for those who cannot see it; a drawing beside its own numbers needs none. */
  label?: string
  /** The week that is shown, counted from 1. */
  week?: number
  /** The load at the top of the drawing, where it is not the plan's own heaviest. */
  most?: number
  className?: string
}

const BOX = { width: 320, height: 32 }

/**
 * A plan's load line: the hull below it, a level piece for each week, a step between two. As wide and as
 * tall as its place; the line keeps its weight. Nothing for a plan without sessions.
 */
export function LoadLine({ loads, label, week, most, className }: LoadLineProps) {
  if (loads.length === 0) return null
  const { line, field, points } = loadLineShape(loads, [], BOX, most)
  const shown = week === undefined ? undefined : points[week - 1]
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
      <path d={field} />
      <path d={line} />
      {shown && <path d={`M${shown.x - half} ${shown.y}h${2 * half}`} className="load-line-week" />}
    </svg>
  )
}

/** Returns what a plan's load line shows, in words. */
export function loadLineLabel(weeks: number, deloads: readonly number[]): string {
  if (deloads.length === 0) return `Load line of ${weeks} weeks`
  const named = deloads.length === 1 ? `week ${deloads[0]}` : `weeks ${deloads.join(', ')}`
  return `Load line of ${weeks} weeks, lighter in ${named}`
}
