import type { MuscleStroke } from './muscle-shapes'

/** Size of an area's squares, and the distance at which a tap still hits a muscle. */
const STEP = 4
const TAP_REACH = 10

/** Height of the shapes' grid. */
const HEIGHT = 160

type Point = readonly [x: number, y: number]

/** Parses a path of moves and lines into segments. */
const linesOf = (path: string): (readonly [Point, Point])[] =>
  path
    .split('M')
    .filter(Boolean)
    .flatMap((part) => {
      const points = part
        .replace('z', '')
        .split('L')
        .map((point): Point => {
          const [x = 0, y = 0] = point.split(' ').map(Number)
          return [x, y]
        })
      return points.map((to, index) => [points[index - 1] ?? to, to] as const)
    })

function distanceToLine([x, y]: Point, [[fromX, fromY], [toX, toY]]: readonly [Point, Point]) {
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const length = alongX ** 2 + alongY ** 2 || 1
  const share = Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / length))
  return Math.hypot(x - fromX - share * alongX, y - fromY - share * alongY)
}

/**
 * Returns each muscle's tap area, an SVG path on the shapes' grid: all squares that it is the nearest muscle
 * to. Takes the figure's left and right edge.
 */
export function muscleAreas(
  shapes: readonly (readonly [muscle: string, strokes: readonly MuscleStroke[]])[],
  [left, right]: readonly [number, number],
): Map<string, string> {
  const strokes = shapes.flatMap(([muscle, all]) =>
    all.map(({ width, path }) => ({ muscle, reach: width / 2, lines: linesOf(path) })),
  )
  const nearest = (point: Point): string | undefined => {
    let nearestMuscle: string | undefined
    let leastDistance = TAP_REACH
    for (const { muscle, reach, lines } of strokes) {
      const distance = Math.min(...lines.map((line) => distanceToLine(point, line))) - reach
      if (distance < leastDistance) [nearestMuscle, leastDistance] = [muscle, distance]
    }
    return nearestMuscle
  }
  const areas = new Map<string, string>()
  for (let y = 0; y < HEIGHT; y += STEP) {
    let start = left
    let muscle = nearest([left + STEP / 2, y + STEP / 2])
    for (let x = left + STEP; x <= right; x += STEP) {
      const next = x < right ? nearest([x + STEP / 2, y + STEP / 2]) : undefined
      if (next === muscle && x < right) continue
      if (muscle)
        areas.set(muscle, `${areas.get(muscle) ?? ''}M${start} ${y}h${x - start}v${STEP}H${start}z`)
      start = x
      muscle = next
    }
  }
  return areas
}
