import type { Body, Side } from './body-parts'
import { keepInPlace } from './keep-in-place'
import { between, directionOf, distance, minus, type Point, plus, toward, turn } from './points'

/** A shorter body part has no visible direction. */
const MIN_VISIBLE = 1

/**
 * For each joint, a direction that no body passes through, relative to the part above. No turn crosses it, so
 * an arm goes up in front and not through the back.
 */
const cuts = { shoulder: 300, hip: 330, elbow: 60, knee: 300 } as const

const relative = (angle: number, cut: number) => {
  const rest = (((angle - cut) % 360) + 360) % 360
  return rest + cut - 360
}

/** Interpolates one body part between two moments. Takes its parent's directions, and a cut. */
function bone(
  [start, end]: readonly [readonly [Point, Point], readonly [Point, Point]],
  fraction: number,
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
    angle: parents[2] + first + by * fraction,
    length: lengths[0] + (lengths[1] - lengths[0]) * fraction,
    ends: directions,
  }
}

/**
 * Returns the body at a fraction of the way between two poses. Joints rotate, so limbs keep their lengths.
 * What is planted or grips in both poses stays put.
 */
export function interpolatePose(from: Body, to: Body, fraction: number, isSide = true): Body {
  const origin = { x: 0, h: 0 }
  const trunk = bone(
    [
      [from.hip, from.shoulder],
      [to.hip, to.shoulder],
    ],
    fraction,
  )
  const trunks = [...trunk.ends, trunk.angle] as const
  const head = bone(
    [
      [from.shoulder, from.head],
      [to.shoulder, to.head],
    ],
    fraction,
    trunks,
  )
  const shoulder = toward(origin, trunk.angle, trunk.length)
  const sideOf = (which: 'near' | 'other'): Side => {
    const [a, b] = [from[which], to[which]]
    // In front view, the left side mirrors the right, with its cuts.
    const isMirrored = !isSide && which === 'other'
    const cutOf = (joint: keyof typeof cuts) =>
      isSide ? cuts[joint] : joint === 'elbow' || joint === 'knee' ? undefined : 270
    const cut = (joint: keyof typeof cuts) => (isMirrored && cutOf(joint) ? 90 : cutOf(joint))
    const root = (joint: 'shoulder' | 'hip', at: Point) =>
      plus(at, between(minus(a[joint], from[joint]), minus(b[joint], to[joint]), fraction))
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
        fraction,
        trunks,
        cut(top),
      )
      const lower = bone(
        [
          [a[middle], a[end]],
          [b[middle], b[end]],
        ],
        fraction,
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
      fraction,
    )
    const palm =
      a.fingers &&
      b.fingers &&
      bone(
        [
          [a.hand, a.fingers],
          [b.hand, b.fingers],
        ],
        fraction,
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
  return keepInPlace(built, [from, to, fraction])
}
