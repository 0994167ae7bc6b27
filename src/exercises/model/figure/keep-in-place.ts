import { type Body, jointOf, type Side } from './body-parts'
import type { HeldJoint } from './language'
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

/** Two moments of a movement, and the fraction of the way between them. */
type Transition = readonly [from: Body, to: Body, part: number]

/** Joints that can hold a body in place, most likely first. */
const holdCandidates: readonly (readonly [HeldJoint, 'near' | 'other'])[] = [
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

/** Moves a body into place, and bends limbs so that ends that stay put do. */
export function keepInPlace(body: Body, [from, to, part]: Transition): Body {
  const endsOf = ([joint, side]: (typeof holdCandidates)[number]) =>
    [jointOf(from, joint, side), jointOf(to, joint, side)] as const
  const threshold = Math.max(
    STILL_DISTANCE,
    Math.min(...holdCandidates.map((hold) => distance(...endsOf(hold)))),
  )
  const hold =
    holdCandidates.find((each) => distance(...endsOf(each)) <= threshold) ?? holdCandidates[0]
  if (!hold) return body
  const by = minus(between(...endsOf(hold), part), jointOf(body, ...hold))
  const sideOf = (which: 'near' | 'other'): Side => {
    const side = Object.fromEntries(
      Object.entries(body[which]).map(([name, at]: [string, Point]) => [name, plus(at, by)]),
    ) as unknown as Side
    const stays = (joint: HeldJoint) => distance(...endsOf([joint, which])) < STILL_DISTANCE
    const place = (joint: HeldJoint) => between(...endsOf([joint, which]), part)
    if (stays('hand')) {
      const [elbow, hand] = bendLimb(side.shoulder, side.elbow, side.hand, place('hand'))
      const fingers = side.fingers && plus(hand, minus(side.fingers, side.hand))
      Object.assign(side, { elbow, hand, ...(fingers && { fingers }) })
    }
    const sole = minus(side.toe, side.foot)
    // A moving foot never sinks below where it starts or ends.
    const sunk = Math.max(
      0,
      Math.min(lowestPoint(from[which]), lowestPoint(to[which])) - lowestPoint(side),
    )
    const free = { ...side.foot, h: side.foot.h + sunk }
    const at = stays('toe') ? minus(place('toe'), sole) : stays('foot') ? place('foot') : free
    const [knee, foot] = bendLimb(side.hip, side.knee, side.foot, at)
    return { ...side, knee, foot, toe: plus(foot, sole) }
  }
  return {
    ...body,
    hip: plus(body.hip, by),
    shoulder: plus(body.shoulder, by),
    head: plus(body.head, by),
    near: sideOf('near'),
    other: sideOf('other'),
  }
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
