import type { Corner, MuscleStroke } from './muscle-shapes'

/** Size of an area's squares, and the distance at which a tap still hits a muscle. */
const STEP = 4
const TAP_REACH = 10

/** Height of the shapes' grid. */
const HEIGHT = 160

function distanceToLine([x, y]: Corner, [fromX, fromY]: Corner, [toX, toY]: Corner) {
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const length = alongX ** 2 + alongY ** 2 || 1
  const share = Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / length))
  return Math.hypot(x - fromX - share * alongX, y - fromY - share * alongY)
}

const distanceTo = (point: Corner, { width, sides }: MuscleStroke) =>
  Math.min(
    ...sides.flatMap((corners) =>
      corners.map((to, index) => distanceToLine(point, corners[index - 1] ?? to, to)),
    ),
  ) -
  width / 2

/**
 * Returns each muscle's tap area, an SVG path on the shapes' grid: all squares that it is the nearest muscle
 * to. Takes the figure's left and right edge.
 */
export function muscleAreas(
  muscles: readonly { word: string; stroke: MuscleStroke }[],
  left: number,
  right: number,
): Map<string, string> {
  const nearest = (x: number, y: number) => {
    let [nearestMuscle, leastDistance]: [string?, number?] = []
    for (const { word, stroke } of muscles) {
      const distance = distanceTo([x + STEP / 2, y + STEP / 2], stroke)
      if (distance < (leastDistance ?? TAP_REACH)) [nearestMuscle, leastDistance] = [word, distance]
    }
    return nearestMuscle
  }
  const areas = new Map<string, string>()
  for (let y = 0; y < HEIGHT; y += STEP) {
    let start = left
    let muscle = nearest(left, y)
    for (let x = left + STEP; x <= right; x += STEP) {
      const next = x < right ? nearest(x, y) : undefined
      if (next === muscle && x < right) continue
      if (muscle)
        areas.set(muscle, `${areas.get(muscle) ?? ''}M${start} ${y}h${x - start}v${STEP}H${start}z`)
      start = x
      muscle = next
    }
  }
  return areas
}
