import type { Body } from '../body/body-parts'
import { directionOf, distance, type Point, point, toward } from '../body/points'
import type { GearShape } from './gear-strokes'
import { curve, disc, lineThrough } from './paths'

/** Half heights of plates seen from the front. */
const BIG_PLATE = 15
const SMALL_PLATE = 10

/** A bar from the front, big plates inside. One line, because its repeated numbers compress well. */
export function longBar(middle: Point, kind: 'barbell' | 'ez-bar'): string {
  const out = (by: number, up = 0) => point(middle.x + by, middle.h + up)
  const plate = (by: number, half: number) => [out(by), out(by, half), out(by, -half), out(by)]
  const isBent = kind === 'ez-bar'
  const inside = isBent ? 40 : 46
  const end = isBent ? 60 : 66
  const grip = [out(-26), out(-18, 5), out(-9, -3), out(0), out(9, -3), out(18, 5), out(26)]
  return lineThrough(
    out(-end),
    ...plate(-inside - 9, SMALL_PLATE),
    ...plate(-inside, BIG_PLATE),
    ...(isBent ? grip : []),
    ...plate(inside, BIG_PLATE),
    ...plate(inside + 9, SMALL_PLATE),
    out(end),
  )
}

/** A dumbbell, perpendicular to the forearm. */
export function dumbbell(at: Point, body: Body, isUpright: boolean) {
  const side = distance(at, body.near.hand) < 1 ? body.near : body.other
  const forearm = directionOf(side.elbow, side.hand)
  const along = isUpright ? forearm : forearm + 90
  // Held upright, the hand grips one end.
  const held = isUpright ? 7 : 0
  const end = (by: number, across: number) =>
    toward(toward(at, along, by + held), along + 90, across)
  const bell = (by: number) => lineThrough(end(by, 6), end(by, -6))
  return { bells: bell(-11) + bell(11), grip: lineThrough(end(-11, 0), end(11, 0)) }
}

/** A kettlebell that hangs from a hand, or rests on top of it. */
export function kettlebell({ x, h }: Point, isUpright: boolean): GearShape[] {
  const out = (by: number, below: number) => point(x + by, h + (isUpright ? below : -below))
  return [
    { width: 4, path: lineThrough(out(-7, 14), out(-5, 0), out(5, 0), out(7, 14)) },
    { width: 20, path: disc(out(0, 21)) },
  ]
}

/** A backpack, worn or hanging from a hand: a bag with a round top, pocket, handle and straps. */
export function backpack(at: Point, up: number, aside: number): string {
  const corner = (along: number, out: number) => toward(toward(at, up, along), up + 90, aside + out)
  const arc = (from: number, to: number, out: number, bend: number) =>
    curve(corner(from, out), corner(from, out + bend), corner(to, out + bend), corner(to, out))
  return (
    lineThrough(corner(-14, -10), corner(-30, -10), corner(-30, 10), corner(-14, 10)) +
    curve(corner(-14, -10), corner(1, -10), corner(1, 10), corner(-14, 10)) +
    lineThrough(corner(-30, -5), corner(-20, -5), corner(-20, 5), corner(-30, 5)) +
    arc(-13, -28, -10, -9) +
    arc(-13, -28, 10, 9)
  )
}
