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

/** Smaller movements count as standing still: a planted foot, a hand on the bar. */
const STILL_DISTANCE = 2

/** A shorter body part has no visible direction. */
const MIN_VISIBLE = 1

/**
 * For each joint, a direction (relative to the part above it) that no body passes through. Turning never crosses it,
 * so an arm goes up in front and not through the back.
 */
const cuts = { shoulder: 300, hip: 330, elbow: 60, knee: 300 } as const

type Transition = readonly [from: Body, to: Body, part: number]

const relative = (angle: number, cut: number) => {
  const rest = (((angle - cut) % 360) + 360) % 360
  return rest + cut - 360
}

/** Interpolates one body part between two moments. Takes its parent's directions, and a cut. */
function bone(
  [start, end]: readonly [readonly [Point, Point], readonly [Point, Point]],
  part: number,
  parents: readonly [number, number, number] = [0, 0, 0],
  cut?: number,
) {
  const lengths = [distance(...start), distance(...end)] as const
  const directions = [directionOf(...start), directionOf(...end)] as const
  const angles = [
    (lengths[0] < MIN_VISIBLE ? directions[1] : directions[0]) - parents[0],
    (lengths[1] < MIN_VISIBLE ? directions[0] : directions[1]) - parents[1],
  ] as const
  const first = cut === undefined ? angles[0] : relative(angles[0], cut)
  const by = cut === undefined ? turn(angles[0], angles[1]) : relative(angles[1], cut) - first
  return {
    angle: parents[2] + first + by * part,
    length: lengths[0] + (lengths[1] - lengths[0]) * part,
    ends: directions,
  }
}

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

/**
 * Returns the body at a fraction of the way between two poses. Joints rotate, so limbs keep their lengths; anything
 * planted or gripping in both poses stays put.
 */
export function interpolatePose(from: Body, to: Body, part: number, isSide = true): Body {
  const transition: Transition = [from, to, part]
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
    // In front view the left side mirrors the right, including its cuts.
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
  return keepInPlace(built, transition)
}

/** Moves a body into place, and bends the limbs whose ends stay put. */
function keepInPlace(body: Body, [from, to, part]: Transition): Body {
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
