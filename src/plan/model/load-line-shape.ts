/** A point of the load line, in drawing units. */
export interface LoadPoint {
  /** Counted from 1. */
  week: number
  load: number
  x: number
  y: number
  isDeload: boolean
}

/** A plan's load line, as cards, pages, the PDF and previews draw it. */
export interface LoadLineShape {
  points: readonly LoadPoint[]
  /** SVG path of the line: level through each week, then a step. */
  line: string
  /** Closed SVG path of the area below the line. */
  field: string
}

/** Share of the height that the heaviest week fills, which keeps the line off the edge. */
const HEADROOM = 0.92

/** Returns the y of a load, measured from the top, on a scale up to `most`. */
export const loadY = (load: number, most: number, height: number) =>
  Math.round((height - (load / most) * height * HEADROOM) * 10) / 10

/**
 * Draws weekly loads into a box. Each week is a level segment of equal width, so a deload shows as a step
 * down. The scale goes from zero to `most`, which lines that share a scale must pass.
 */
export function loadLineShape(
  loads: readonly number[],
  deloads: readonly number[],
  box: { width: number; height: number },
  most = Math.max(...loads, 1),
): LoadLineShape {
  const weekWidth = box.width / loads.length
  const round = (value: number) => Math.round(value * 10) / 10
  const points = loads.map((load, index) => ({
    week: index + 1,
    load,
    x: round((index + 0.5) * weekWidth),
    y: loadY(load, most, box.height),
    isDeload: deloads.includes(index + 1),
  }))
  const steps = points.map(({ y }, index) => `V${y}H${round((index + 1) * weekWidth)}`).join('')
  const startY = points[0]?.y ?? box.height
  return {
    points,
    line: `M0 ${startY}${steps.replace(/^V[\d.]+/, '')}`,
    field: `M0 ${box.height}${steps}V${box.height}Z`,
  }
}
