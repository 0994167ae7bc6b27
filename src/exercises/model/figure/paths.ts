import type { Point } from './points'

/** Where the floor is in a phase, and the upper edge of what lies on it. */
export const FLOOR = 150
const GROUND = 148.5

const short = (value: number) => String(Math.round(value * 10) / 10)

/** Returns a point in the notation of paths. */
const spot = ({ x, h }: Point) => `${short(x)} ${short(GROUND - h)}`

/**
 * Returns the path of a line through points. Each says how far it is from the one before: parts of one body in
 * directions of one grid are the same few numbers in all figures, which pack well.
 */
export function lineThrough(...[start, ...others]: readonly Point[]): string {
  if (!start) return ''
  let from = start
  const steps = others.map((to) => {
    const step = `l${short(to.x - from.x)} ${short(from.h - to.h)}`
    from = to
    return step
  })
  return `M${spot(start)}${steps.join('')}`
}

/** Returns the path of a closed line through points. */
export const around = (...points: readonly Point[]): string => `${lineThrough(...points)}Z`

/** Returns the path of a disc, which is a stroke without length. */
export const disc = (at: Point): string => `M${spot(at)}h.01`

/** Returns the path of a circle. */
export function circle({ x, h }: Point, radius: number): string {
  const half = (across: number) => `a${radius} ${radius} 0 1 0 ${across} 0`
  return `M${spot({ x: x - radius, h })}${half(2 * radius)}${half(-2 * radius)}`
}

/** Returns the path of a curve from one point to another, bent toward two more. */
export const curve = (from: Point, first: Point, second: Point, to: Point): string => {
  const away = (point: Point) => `${short(point.x - from.x)} ${short(from.h - point.h)}`
  return `M${spot(from)}c${away(first)} ${away(second)} ${away(to)}`
}
