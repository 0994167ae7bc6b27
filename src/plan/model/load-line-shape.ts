/** Share of the height that the heaviest week fills, which keeps the line off the edge. */
const HEADROOM = 0.92

const round = (value: number) => Math.round(value * 10) / 10

/** Returns the y of a load, measured from the top, on a scale up to `most`. */
export const loadY = (load: number, most: number, height: number) =>
  round(height - (load / most) * height * HEADROOM)

/**
 * Draws weekly loads into a box: SVG paths of the line and of the area below it, and a point in the middle of
 * each week. Each week is a level segment of equal width, so a deload shows as a step down. The scale goes
 * from zero to `most`, which lines that share a scale must pass.
 */
export function loadLineShape(
  loads: readonly number[],
  box: { width: number; height: number },
  most = Math.max(...loads, 1),
) {
  const weekWidth = box.width / loads.length
  const points = loads.map((load, index) => ({
    x: round((index + 0.5) * weekWidth),
    y: loadY(load, most, box.height),
  }))
  const steps = points.map(({ y }, index) => `V${y}H${round((index + 1) * weekWidth)}`).join('')
  return {
    points,
    line: steps.replace(/^V/, 'M0 '),
    area: `M0 ${box.height}${steps}V${box.height}Z`,
  }
}
