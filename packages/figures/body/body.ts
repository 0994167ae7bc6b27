import type { FigureSource, HeldJoint, Limb, Pose } from '../language/language'
import { type Body, jointOf, lengths, type PoseContext, type Side, shifted } from './body-parts'
import { endOf, mirroredDirection, parseDirection } from './directions'
import { toeOf } from './foot'
import { placeOf, placeParts } from './places'
import { directionOf, distance, middleJoint, minus, type Point, point, toward } from './points'

/** Distance from the midline to a shoulder and a hip, in front view. */
const HALF_SHOULDERS = 9
const HALF_HIPS = 7

const ARM = [lengths.upperArm, lengths.forearm] as const
const LEG = [lengths.thigh, lengths.shin] as const

/** Mirrors a limb across the body's midline. */
function mirrored(limb: Limb, axis: number): Limb {
  if (typeof limb === 'string') return limb
  return [mirroredDirection(limb[0], axis), mirroredDirection(limb[1], axis)]
}

/** Fills in a pose's missing limbs. `line` overrides the direction of trunk and legs. */
function completeLimbs(pose: Pose, { view }: FigureSource, line: number | undefined) {
  const trunk = line ?? pose.trunk ?? 0
  const axis = parseDirection(trunk).angle
  const down = line === undefined ? 180 : (line + 180) % 360
  const arm = pose.arm ?? [180, 180]
  const written = pose.leg ?? [down, down]
  const leg: Limb = typeof written === 'string' ? written : [written[0], pose.shin ?? written[1]]
  const opposite = (limb: Limb) => (view === 'side' ? limb : mirrored(limb, axis))
  return {
    trunk,
    head: pose.head ?? trunk,
    arm,
    leg,
    otherArm: pose.otherArm ?? opposite(arm),
    otherLeg: pose.otherLeg ?? opposite(leg),
  }
}

/** Solves the joints of a pose, with `line` as the direction of trunk and legs. */
function solveAlongLine(pose: Pose, around: PoseContext, line: number | undefined): Body {
  const { figure } = around
  const isSide = figure.view === 'side'
  const parts = completeLimbs(pose, figure, line)
  const origin = point(0, 0)
  const shoulder = endOf(origin, parts.trunk, lengths.trunk)
  const across = parseDirection(parts.trunk).angle + 90
  const sideOf = (arm: Limb, leg: Limb, sign: 1 | -1): Side => {
    const out = isSide ? 0 : sign
    const root = {
      shoulder: toward(shoulder, across, out * HALF_SHOULDERS),
      hip: toward(origin, across, out * HALF_HIPS),
    }
    const [elbow, hand] = freeLimb(root.shoulder, arm, ARM)
    const [knee, foot] = freeLimb(root.hip, leg, LEG)
    return { ...root, elbow, hand, knee, foot, toe: foot }
  }
  const body: Body = {
    view: figure.view,
    shoulder,
    hip: origin,
    head: endOf(shoulder, parts.head, lengths.neck),
    near: sideOf(parts.arm, parts.leg, 1),
    other: sideOf(parts.otherArm, parts.otherLeg, -1),
    missed: [],
    back: pose.back,
    red: pose.red,
  }
  // The body may stand on its toe.
  body.near.toe = toeOf(pose, figure, body.near, 'near')
  const placed = shifted(body, anchorShift(pose, body, around))
  bendLimbs(placed, parts, around)
  for (const which of ['near', 'other'] as const) {
    const side = placed[which]
    side.toe = toeOf(pose, figure, side, which)
    if (pose.hand === undefined) continue
    const isMirrored = !isSide && which === 'other'
    const direction = isMirrored ? mirroredDirection(pose.hand, 0) : pose.hand
    side.fingers = endOf(side.hand, direction, lengths.fingers)
  }
  return placed
}

function freeLimb(root: Point, limb: Limb, [upper, lower]: readonly [number, number]) {
  if (typeof limb === 'string') return [root, root] as const
  const middle = endOf(root, limb[0], upper)
  return [middle, endOf(middle, limb[1], lower)] as const
}

/** Returns the shift that puts the anchor in its place. */
function anchorShift({ anchor = {} }: Pose, body: Body, around: PoseContext): Point {
  const [first = []] = Object.entries(anchor) as [HeldJoint, string][]
  const [joint = 'foot', place = 'floor'] = first
  const position = jointOf(body, joint)
  const shift = minus(placeOf(place, { ...around, joint, from: position, side: 'near' }), position)
  // In front view the body stays centered, however far out its anchor is.
  return around.figure.view === 'side' ? shift : { ...shift, x: middleOf(place) }
}

const middleOf = (place: string) =>
  Number(/^(-?\d+) -?\d+$/.exec(place)?.[1] ?? placeParts(place).by ?? 0)

/** Bends limbs toward their places, and records those that are too short. */
function bendLimbs(
  body: Body,
  parts: Record<'arm' | 'leg' | 'otherArm' | 'otherLeg', Limb>,
  around: PoseContext,
): void {
  for (const limb of ['leg', 'otherLeg', 'arm', 'otherArm'] as const) {
    const place = parts[limb]
    if (typeof place !== 'string') continue
    const which = limb.startsWith('other') ? 'other' : 'near'
    const side = body[which]
    const isArm = limb.endsWith('rm')
    const root = isArm ? side.shoulder : side.hip
    const joint = isArm ? 'hand' : 'foot'
    const to = placeOf(place, { ...around, joint, from: root, side: which, body })
    const both = isArm ? ARM : LEG
    const bent = (turned: 1 | -1) => middleJoint(root, to, both, turned)
    const outward = (bent(1).x - bent(-1).x) * (which === 'near' ? 1 : -1)
    const isClockwise = around.figure.view === 'side' ? !isArm : outward > 0
    const middle = bent(isClockwise ? 1 : -1)
    const end = toward(middle, directionOf(middle, to), both[1])
    const by = distance(end, to)
    if (by > 0.5) body.missed.push({ limb, place, by })
    if (isArm) Object.assign(side, { elbow: middle, hand: end })
    else Object.assign(side, { knee: middle, foot: end })
  }
}

/** Returns a pose's joints, in units from the floor up. */
export function solvePose(pose: Pose, around: PoseContext): Body {
  const { line } = pose
  if (typeof line !== 'string') return solveAlongLine(pose, around, line)
  const [name, ...rest] = line.split(' ')
  const joint = name as HeldJoint
  const hint = typeof pose.trunk === 'number' ? pose.trunk : 75
  const heightAbovePlace = (direction: number) => {
    const body = solveAlongLine(pose, around, direction)
    const from = jointOf(body, joint)
    return from.h - placeOf(rest.join(' '), { ...around, joint, from, side: 'near', body }).h
  }
  return solveAlongLine(pose, around, nearestZero(heightAbovePlace, hint))
}

/** Returns the direction nearest to a hint at which a function is zero; the hint if there is none. */
function nearestZero(valueAt: (direction: number) => number, hint: number): number {
  for (let by = 0; by < 90; by++)
    for (let low of [hint + by, hint - by - 1]) {
      let high = low + 1
      if (valueAt(low) * valueAt(high) > 0) continue
      for (let step = 0; step < 24; step++) {
        const middle = (low + high) / 2
        if (valueAt(low) * valueAt(middle) <= 0) high = middle
        else low = middle
      }
      return (low + high) / 2
    }
  return hint
}
