import type { HeldJoint } from '../language/language'
import { type Body, jointOf, type Side, type SideName, shifted } from './body-parts'
import {
  between,
  directionOf,
  distance,
  middleJoint,
  minus,
  type Point,
  plus,
  toward,
  turn,
} from './points'

/** Smaller movements count as none, such as those of a planted foot or a hand on the bar. */
const STILL_DISTANCE = 2

/** Joints that can hold a body in place, most likely first. */
const holdCandidates: readonly (readonly [HeldJoint, SideName])[] = [
  ['toe', 'near'],
  ['toe', 'other'],
  ['foot', 'near'],
  ['hand', 'near'],
  ['hand', 'other'],
  ['knee', 'near'],
  ['elbow', 'near'],
  ['hip', 'near'],
  ['shoulder', 'near'],
]

/** Moves a body between two poses into place, and bends limbs so that ends that stay put do. */
export function keepInPlace(body: Body, from: Body, to: Body, part: number): Body {
  const moved = (...joint: [HeldJoint, SideName]) =>
    distance(jointOf(from, ...joint), jointOf(to, ...joint))
  const placeOf = (...joint: [HeldJoint, SideName]) =>
    between(jointOf(from, ...joint), jointOf(to, ...joint), part)
  const least = Math.min(...holdCandidates.map((hold) => moved(...hold)))
  const threshold = Math.max(STILL_DISTANCE, least)
  const hold = holdCandidates.find((each) => moved(...each) <= threshold)
  if (!hold) return body
  const held = shifted(body, minus(placeOf(...hold), jointOf(body, ...hold)))
  const bend = (which: SideName): Side => {
    const side = held[which]
    const stays = (joint: HeldJoint) => moved(joint, which) < STILL_DISTANCE
    if (stays('hand')) {
      const grip = placeOf('hand', which)
      const [elbow, hand] = bendLimb(side.shoulder, side.elbow, side.hand, grip)
      if (side.fingers) side.fingers = plus(hand, minus(side.fingers, side.hand))
      Object.assign(side, { elbow, hand })
    }
    const sole = minus(side.toe, side.foot)
    // A moving foot never sinks below where it starts or ends.
    const lowest = Math.min(lowestPoint(from[which]), lowestPoint(to[which]))
    const free = { ...side.foot, h: side.foot.h + Math.max(0, lowest - lowestPoint(side)) }
    const planted = stays('foot') ? placeOf('foot', which) : free
    const at = stays('toe') ? minus(placeOf('toe', which), sole) : planted
    const [knee, foot] = bendLimb(side.hip, side.knee, side.foot, at)
    return { ...side, knee, foot, toe: plus(foot, sole) }
  }
  return { ...held, near: bend('near'), other: bend('other') }
}

const lowestPoint = ({ foot, toe }: Side) => Math.min(foot.h, toe.h)

/** Solves a limb that reaches for a place, keeping its bend direction. */
function bendLimb(root: Point, middle: Point, end: Point, place: Point): readonly [Point, Point] {
  if (distance(end, place) < 0.05) return [middle, end]
  const both = [distance(root, middle), distance(middle, end)] as const
  const side = turn(directionOf(root, middle), directionOf(middle, end)) < 0 ? -1 : 1
  const joint = middleJoint(root, place, both, side)
  return [joint, toward(joint, directionOf(joint, place), both[1])]
}
