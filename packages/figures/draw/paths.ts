import type { Point } from '../body/points'

/** y of the floor in a phase, and of the top edge of its line. */
export const FLOOR = 150
const GROUND = 148.5

const rounded = (value: number) => String(Math.round(value * 10) / 10)

const coordinates = ({ x, h }: Point) => `${rounded(x)} ${rounded(GROUND - h)}`

/**
 * Returns a path through points. Its coordinates are relative, because body parts in round directions then
 * repeat the same few numbers across figures, which compress well.
 */
export function lineThrough(...[start, ...others]: readonly Point[]): string {
  if (!start) return ''
  let from = start
  const steps = others.map((to) => {
    const step = `l${rounded(to.x - from.x)} ${rounded(from.h - to.h)}`
    from = to
    return step
  })
  return `M${coordinates(start)}${steps.join('')}`
}

export const closedLine = (...points: readonly Point[]): string => `${lineThrough(...points)}Z`

/** Returns a disc, as a stroke without length. */
export const disc = (at: Point): string => `M${coordinates(at)}h.01`

export function circle({ x, h }: Point, radius: number): string {
  const half = (across: number) => `a${radius} ${radius} 0 1 0 ${across} 0`
  return `M${coordinates({ x: x - radius, h })}${half(2 * radius)}${half(-2 * radius)}`
}

/** Returns a cubic curve between two points with two control points. */
export const curve = (from: Point, first: Point, second: Point, to: Point): string => {
  const relative = (point: Point) => `${rounded(point.x - from.x)} ${rounded(from.h - point.h)}`
  return `M${coordinates(from)}c${relative(first)} ${relative(second)} ${relative(to)}`
}
