/** A position in units: right, and up from the floor. */
export interface Point {
  x: number
  h: number
}

export const point = (x: number, h: number): Point => ({ x, h })

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Moves a point in a direction: 0 up, 90 right. */
export const toward = ({ x, h }: Point, direction: number, length: number): Point => ({
  x: x + length * Math.sin(radians(direction)),
  h: h + length * Math.cos(radians(direction)),
})

/** Returns the direction from one point to another: 0 up, 90 right, below 360. */
export const directionOf = (from: Point, to: Point): number =>
  ((Math.atan2(to.x - from.x, to.h - from.h) * 180) / Math.PI + 360) % 360

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.h - b.h)

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, h: a.h + b.h })
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, h: a.h - b.h })

/** Interpolates between two points. */
export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  h: a.h + (b.h - a.h) * part,
})

export function distanceToLine(at: Point, from: Point, to: Point): number {
  const length = distance(from, to)
  if (length === 0) return distance(at, from)
  const along =
    ((at.x - from.x) * (to.x - from.x) + (at.h - from.h) * (to.h - from.h)) / length ** 2
  return distance(at, between(from, to, Math.min(1, Math.max(0, along))))
}

/** Returns the signed angle between two directions, from -180 to 180. */
export const turn = (from: number, to: number): number => {
  const by = (((to - from) % 360) + 360) % 360
  return by > 180 ? by - 360 : by
}

/**
 * Returns the middle joint of a limb between two points. `side` is 1 if the lower part turns clockwise, else
 * -1. A limb that is too short stretches out toward the target.
 */
export function middleJoint(
  from: Point,
  to: Point,
  [upper, lower]: readonly [number, number],
  side: 1 | -1,
): Point {
  const direct = directionOf(from, to)
  const reach = Math.min(distance(from, to), upper + lower)
  if (reach < Math.abs(upper - lower) + 0.01) return toward(from, direct, upper)
  const cosine = (upper ** 2 + reach ** 2 - lower ** 2) / (2 * upper * reach)
  const bendAngle = (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI
  return toward(from, direct - side * bendAngle, upper)
}
