/** A point of the load line, in the drawing's own units. */
export interface LoadPoint {
  /** Counted from 1. */
  week: number
  load: number
  x: number
  y: number
  isDeload: boolean
}

/** A plan's load line as it is drawn everywhere: on cards and pages, in the PDF and on previews. */
export interface LoadLineShape {
  points: readonly LoadPoint[]
  /** The line as an SVG path: level through each week, a step to the next. */
  line: string
  /** The field below the line, down to the ground, as a closed SVG path. */
  field: string
}

/** How much of the height the heaviest week fills, so that nothing touches the edge. */
const HEADROOM = 0.92

/** Returns how far below the top of a drawing of this height a load stands, where `most` is the heaviest. */
export const loadLevel = (load: number, most: number, height: number) =>
  Math.round((height - (load / most) * height * HEADROOM) * 10) / 10

/**
 * Returns the drawing of a plan's weekly loads in a box: each week a level piece of equal width, so
 * that a deload shows as a step down. The ground is zero: half the load is half the height. Takes the
 * load at the top, where several lines share a scale.
 */
export function loadLineShape(
  loads: readonly number[],
  deloads: readonly number[],
  box: { width: number; height: number },
  most = Math.max(...loads, 1),
): LoadLineShape {
  const wide = box.width / loads.length
  const round = (value: number) => Math.round(value * 10) / 10
  const points = loads.map((load, index) => ({
    week: index + 1,
    load,
    x: round((index + 0.5) * wide),
    y: loadLevel(load, most, box.height),
    isDeload: deloads.includes(index + 1),
  }))
  const steps = points.map(({ y }, index) => `V${y}H${round((index + 1) * wide)}`).join('')
  const first = points[0]?.y ?? box.height
  return {
    points,
    line: `M0 ${first}${steps.replace(/^V[\d.]+/, '')}`,
    field: `M0 ${box.height}${steps}V${box.height}Z`,
  }
}
