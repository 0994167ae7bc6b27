import type { Body, Side, SideName } from '../body/body-parts'
import { keepInPlace } from '../body/keep-in-place'
import {
  between,
  directionOf,
  distance,
  minus,
  type Point,
  plus,
  point,
  toward,
  turn,
} from '../body/points'

/** A shorter body part has no visible direction. */
const MIN_VISIBLE = 1

/**
 * For each joint, a direction that no body passes through, relative to the part above. No turn crosses it, so
 * an arm goes up in front and not through the back.
 */
const sideCuts = { shoulder: 300, hip: 330, elbow: 60, knee: 300 }
/** The same in front view, where elbows and knees turn either way. The left side mirrors the right. */
const frontCuts = { near: { shoulder: 270, hip: 270 }, other: { shoulder: 90, hip: 90 } }

const relative = (angle: number, cut: number) => ((((angle - cut) % 360) + 360) % 360) + cut - 360

/** The ends of a body part. */
type Segment = readonly [Point, Point]

/** A part's directions: in the pose before, in the pose after, and now. */
type Angles = readonly [before: number, after: number, now: number]

/**
 * Returns the body at a fraction of the way between two poses. Joints rotate, so limbs keep their lengths.
 * What is planted or grips in both poses stays put.
 */
export function interpolatePose(from: Body, to: Body, fraction: number): Body {
  /** Interpolates a body part that starts at a point. Takes the directions of the part above, and a cut. */
  const bone = (
    at: Point,
    start: Segment,
    end: Segment,
    above: Angles = [0, 0, 0],
    cut?: number,
  ) => {
    const [before, after] = [directionOf(...start), directionOf(...end)]
    const [startLength, endLength] = [distance(...start), distance(...end)]
    const first = (startLength < MIN_VISIBLE ? after : before) - above[0]
    const last = (endLength < MIN_VISIBLE ? before : after) - above[1]
    const base = cut === undefined ? first : relative(first, cut)
    const by = cut === undefined ? turn(first, last) : relative(last, cut) - base
    const now = above[2] + base + by * fraction
    return {
      end: toward(at, now, startLength + (endLength - startLength) * fraction),
      angles: [before, after, now] as const,
    }
  }
  const hip = point(0, 0)
  const trunk = bone(hip, [from.hip, from.shoulder], [to.hip, to.shoulder])
  const shoulder = trunk.end
  const neck = bone(shoulder, [from.shoulder, from.head], [to.shoulder, to.head], trunk.angles)
  const sideOf = (which: SideName): Side => {
    const [a, b] = [from[which], to[which]]
    const cuts: Partial<typeof sideCuts> = from.view === 'side' ? sideCuts : frontCuts[which]
    const root = (joint: 'shoulder' | 'hip', at: Point) =>
      plus(at, between(minus(a[joint], from[joint]), minus(b[joint], to[joint]), fraction))
    const limb = (
      at: Point,
      top: 'shoulder' | 'hip',
      middle: 'elbow' | 'knee',
      end: 'hand' | 'foot',
    ) => {
      const upper = bone(at, [a[top], a[middle]], [b[top], b[middle]], trunk.angles, cuts[top])
      const ends = [
        [a[middle], a[end]],
        [b[middle], b[end]],
      ] as const
      return [upper.end, bone(upper.end, ...ends, upper.angles, cuts[middle]).end] as const
    }
    const roots = { shoulder: root('shoulder', shoulder), hip: root('hip', hip) }
    const [elbow, hand] = limb(roots.shoulder, 'shoulder', 'elbow', 'hand')
    const [knee, foot] = limb(roots.hip, 'hip', 'knee', 'foot')
    const { end: toe } = bone(foot, [a.foot, a.toe], [b.foot, b.toe])
    const side = { ...roots, elbow, hand, knee, foot, toe }
    if (!a.fingers || !b.fingers) return side
    return { ...side, fingers: bone(hand, [a.hand, a.fingers], [b.hand, b.fingers]).end }
  }
  const body: Body = {
    view: from.view,
    hip,
    shoulder,
    head: neck.end,
    near: sideOf('near'),
    other: sideOf('other'),
    missed: [],
  }
  return keepInPlace(body, from, to, fraction)
}
