import type { FigureShape } from '../draw/strokes'

/** A point on the page: right, then down. */
export type PagePoint = readonly [number, number]

/** Parses the paths this folder writes into points, one list per line; circles become their corners. */
function pathPoints(path: string): PagePoint[][] {
  const lines: PagePoint[][] = []
  let [x, y] = [0, 0]
  for (const [, command = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...rest.matchAll(/-?[\d.]+/g)].map(Number)
    const [first = 0, second = 0] = numbers
    if (command === 'M') {
      ;[x, y] = [first, second]
      lines.push([])
    } else if (command === 'H') x = first
    else if (command === 'h') x += first
    else if (command === 'a') {
      const across = numbers[5] ?? 0
      for (const up of [-first, first]) lines.at(-1)?.push([x + across / 2, y + up])
      x += across
    } else if (command !== 'Z') {
      x += numbers.at(-2) ?? 0
      y += numbers.at(-1) ?? 0
    }
    lines.at(-1)?.push([x, y])
  }
  return lines
}

/** Returns the bounds of shapes, stroke ends included, gaps excluded. */
export function extentOf(shapes: readonly FigureShape[]) {
  const reach = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (const { tone, width, path } of shapes) {
    if (tone === 'gap') continue
    for (const [x, y] of pathPoints(path).flat()) {
      reach.left = Math.min(reach.left, x - width / 2)
      reach.right = Math.max(reach.right, x + width / 2)
      reach.top = Math.min(reach.top, y - width / 2)
      reach.bottom = Math.max(reach.bottom, y + width / 2)
    }
  }
  return reach
}

/** Returns points along a path, two units apart. */
export const pointsAlong = (path: string): PagePoint[] =>
  pathPoints(path).flatMap((line) =>
    line.flatMap(([x, y], index): PagePoint[] => {
      const [a, b] = line[index + 1] ?? [x, y]
      const steps = Math.max(1, Math.ceil(Math.hypot(a - x, b - y) / 2))
      return Array.from({ length: steps }, (_, step) => [
        x + ((a - x) * step) / steps,
        y + ((b - y) * step) / steps,
      ])
    }),
  )

export function comesNear(path: string, others: readonly string[], within: number): boolean {
  const targets = others.flatMap(pointsAlong)
  return pointsAlong(path).some(([x, y]) =>
    targets.some(([a, b]) => Math.hypot(x - a, y - b) < within),
  )
}
