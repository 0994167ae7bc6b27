import type { Body } from './body-parts'
import type { CarriedAt } from './gear-kinds'
import { between, directionOf, distance, type Point, toward } from './points'

/** From a joint to what lies before it, and behind it. */
const BEFORE = 8
const BEHIND = 6

/** Returns the points where a carried piece is: one for each hand that has its own. */
export function carriedPoints(body: Body, at: CarriedAt = 'hands'): Point[] {
  const trunk = directionOf(body.hip, body.shoulder)
  const { near, other } = body
  switch (at) {
    case 'back':
      return [toward(body.shoulder, trunk - 90, BEHIND)]
    case 'front':
      return [toward(body.shoulder, trunk + 90, BEFORE)]
    case 'hips':
      return [toward(body.hip, trunk + 80, BEFORE + 2)]
    case 'middle':
      return [between(near.hand, other.hand, 0.5)]
    case 'hand':
      return [near.hand]
    case 'other hand':
      return [other.hand]
    case 'feet':
      return distance(near.foot, other.foot) > 6 ? [near.foot, other.foot] : [near.foot]
    default:
      return distance(near.hand, other.hand) > 6 ? [near.hand, other.hand] : [near.hand]
  }
}
