import type { CarriedAt } from '../language/gear-kinds'
import type { Body } from './body-parts'
import { between, directionOf, distance, type Point, toward } from './points'

/** Distance from a joint to equipment in front of it, and behind it. */
const FRONT_OFFSET = 8
const BEHIND_OFFSET = 6

/** Distance from a leg's center line to that of a pad on it. */
const PAD_OFFSET = 11.5

/** Returns the positions of a carried piece; two if each hand holds its own. */
export function carriedPoints(body: Body, at: CarriedAt = 'hands'): [Point, ...Point[]] {
  const trunk = directionOf(body.hip, body.shoulder)
  const { near, other } = body
  switch (at) {
    case 'back':
      return [toward(body.shoulder, trunk - 90, BEHIND_OFFSET)]
    case 'front':
      return [toward(body.shoulder, trunk + 90, FRONT_OFFSET)]
    case 'hips':
      return [toward(body.hip, trunk + 80, FRONT_OFFSET + 2)]
    case 'knees':
      return [beside(near.knee, near.hip, 0.2, 90)]
    case 'shins':
      return [beside(near.foot, near.knee, 0.2, 90)]
    case 'calves':
      return [beside(near.foot, near.knee, 0.2, -90)]
    case 'middle':
      return [between(near.hand, other.hand, 0.5)]
    case 'hand':
      return [near.hand]
    case 'other hand':
      return [other.hand]
    case 'feet':
      return apart(near.foot, other.foot)
    default:
      return apart(near.hand, other.hand)
  }
}

/** Returns two points, or one if they are about the same. */
const apart = (one: Point, other: Point): [Point, ...Point[]] =>
  distance(one, other) > 6 ? [one, other] : [one]

/** Returns a point beside a limb, at a fraction of the way from its end. */
const beside = (end: Point, root: Point, part: number, side: 90 | -90): Point =>
  toward(between(end, root, part), directionOf(end, root) + side, PAD_OFFSET)
