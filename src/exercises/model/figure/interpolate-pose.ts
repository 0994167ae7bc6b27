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

/** What moves less than this stays: a foot that stands, a hand at the bar. */
const STAYS = 2

/** A part of a body that is shorter points nowhere on the page. */
const SEEN = 1

/**
 * Where the turn of a joint is cut: the direction, seen from the part above it, that no body passes. An arm goes up
 * in front and not through the back.
 */
const cuts = { shoulder: 300, hip: 330, elbow: 60, knee: 300 } as const

type Moment = readonly [from: Body, to: Body, part: number]

const relative = (angle: number, cut: number) => {
  const rest = (((angle - cut) % 360) + 360) % 360
  return rest + cut - 360
}

/** How a part of the body lies between two moments. Takes the directions of the part it hangs on, and a cut. */
function bone(
  [start, end]: readonly [readonly [Point, Point], readonly [Point, Point]],
  part: number,
  parents: readonly [number, number, number] = [0, 0, 0],
  cut?: number,
) {
  const long = [distance(...start), distance(...end)] as const
  const own = [directionOf(...start), directionOf(...end)] as const
  const angles = [
    (long[0] < SEEN ? own[1] : own[0]) - parents[0],
    (long[1] < SEEN ? own[0] : own[1]) - parents[1],
  ] as const
  const first = cut === undefined ? angles[0] : relative(angles[0], cut)
  const by = cut === undefined ? turn(angles[0], angles[1]) : relative(angles[1], cut) - first
  return {
    angle: parents[2] + first + by * part,
    length: long[0] + (long[1] - long[0]) * part,
    ends: own,
  }
}

/** The joints that hold a body to its place, the likeliest first. */
const holds: readonly (readonly [HeldJoint, 'near' | 'other'])[] = [
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

/**
 * Returns the body that is a part of the way from one pose to another: every joint turns, so that limbs keep their
 * lengths, and what stands or holds on in both stays where it is.
 */
export function interpolatePose(from: Body, to: Body, part: number, isSide = true): Body {
  const moment: Moment = [from, to, part]
  const origin = { x: 0, h: 0 }
  const trunk = bone(
    [
      [from.hip, from.shoulder],
      [to.hip, to.shoulder],
    ],
    part,
  )
  const trunks = [...trunk.ends, trunk.angle] as const
  const head = bone(
    [
      [from.shoulder, from.head],
      [to.shoulder, to.head],
    ],
    part,
    trunks,
  )
  const shoulder = toward(origin, trunk.angle, trunk.length)
  const sideOf = (which: 'near' | 'other'): Side => {
    const [a, b] = [from[which], to[which]]
    // From the front the left side is the mirror image of the right one, and so are its cuts.
    const isMirrored = !isSide && which === 'other'
    const cutOf = (joint: keyof typeof cuts) =>
      isSide ? cuts[joint] : joint === 'elbow' || joint === 'knee' ? undefined : 270
    const cut = (joint: keyof typeof cuts) => (isMirrored && cutOf(joint) ? 90 : cutOf(joint))
    const root = (joint: 'shoulder' | 'hip', at: Point) =>
      plus(at, between(minus(a[joint], from[joint]), minus(b[joint], to[joint]), part))
    const limb = (
      at: Point,
      names: readonly ['shoulder' | 'hip', 'elbow' | 'knee', 'hand' | 'foot'],
    ) => {
      const [top, middle, end] = names
      const upper = bone(
        [
          [a[top], a[middle]],
          [b[top], b[middle]],
        ],
        part,
        trunks,
        cut(top),
      )
      const lower = bone(
        [
          [a[middle], a[end]],
          [b[middle], b[end]],
        ],
        part,
        [...upper.ends, upper.angle],
        cut(middle),
      )
      const joint = toward(at, upper.angle, upper.length)
      return [joint, toward(joint, lower.angle, lower.length)] as const
    }
    const roots = { shoulder: root('shoulder', shoulder), hip: root('hip', origin) }
    const [elbow, hand] = limb(roots.shoulder, ['shoulder', 'elbow', 'hand'])
    const [knee, foot] = limb(roots.hip, ['hip', 'knee', 'foot'])
    const sole = bone(
      [
        [a.foot, a.toe],
        [b.foot, b.toe],
      ],
      part,
    )
    const palm =
      a.fingers &&
      b.fingers &&
      bone(
        [
          [a.hand, a.fingers],
          [b.hand, b.fingers],
        ],
        part,
      )
    return {
      ...roots,
      elbow,
      hand,
      ...(palm && { fingers: toward(hand, palm.angle, palm.length) }),
      knee,
      foot,
      toe: toward(foot, sole.angle, sole.length),
    }
  }
  const built: Body = {
    hip: origin,
    shoulder,
    head: toward(shoulder, head.angle, head.length),
    near: sideOf('near'),
    other: sideOf('other'),
    missed: [],
  }
  return held(built, moment)
}

/** Moves a body to its place, and bends the limbs whose ends stay where they are. */
function held(body: Body, [from, to, part]: Moment): Body {
  const way = ([joint, side]: (typeof holds)[number]) =>
    [jointOf(from, joint, side), jointOf(to, joint, side)] as const
  const least = Math.max(STAYS, Math.min(...holds.map((hold) => distance(...way(hold)))))
  const hold = holds.find((each) => distance(...way(each)) <= least) ?? holds[0]
  if (!hold) return body
  const by = minus(between(...way(hold), part), jointOf(body, ...hold))
  const sideOf = (which: 'near' | 'other'): Side => {
    const side = Object.fromEntries(
      Object.entries(body[which]).map(([name, at]: [string, Point]) => [name, plus(at, by)]),
    ) as unknown as Side
    const stays = (joint: HeldJoint) => distance(...way([joint, which])) < STAYS
    const place = (joint: HeldJoint) => between(...way([joint, which]), part)
    if (stays('hand')) {
      const [elbow, hand] = bent(side.shoulder, side.elbow, side.hand, place('hand'))
      const fingers = side.fingers && plus(hand, minus(side.fingers, side.hand))
      Object.assign(side, { elbow, hand, ...(fingers && { fingers }) })
    }
    const sole = minus(side.toe, side.foot)
    // A foot on its way goes no lower than it stands before or after.
    const sunk = Math.max(0, Math.min(low(from[which]), low(to[which])) - low(side))
    const free = { ...side.foot, h: side.foot.h + sunk }
    const at = stays('toe') ? minus(place('toe'), sole) : stays('foot') ? place('foot') : free
    const [knee, foot] = bent(side.hip, side.knee, side.foot, at)
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

const low = ({ foot, toe }: Side) => Math.min(foot.h, toe.h)

/** Returns the middle and the end of a limb that reaches for a place, bent to the same side. */
function bent(root: Point, middle: Point, end: Point, place: Point): readonly [Point, Point] {
  if (distance(end, place) < 0.05) return [middle, end]
  const both = [distance(root, middle), distance(middle, end)] as const
  const side = turn(directionOf(root, middle), directionOf(middle, end)) < 0 ? -1 : 1
  const joint = middleJoint(root, place, both, side)
  return [joint, toward(joint, directionOf(joint, place), both[1])]
}
