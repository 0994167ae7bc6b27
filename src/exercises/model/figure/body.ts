import { type Body, jointOf, lengths, type PoseContext, type Side } from './body-parts'
import { endOf, mirroredDirection, parseDirection } from './directions'
import { toeOf } from './foot'
import { type FigureSource, heldJoints, type Limb, type Pose } from './language'
import { nearestZero } from './nearest-zero'
import { placeOf, placeParts } from './places'
import { directionOf, distance, middleJoint, minus, type Point, plus, toward } from './points'

/** Distance from the midline to a shoulder and a hip, in front view. */
const HALF_SHOULDERS = 9
const HALF_HIPS = 7

/** Mirrors a limb across the body's midline. */
function mirrored(limb: Limb, axis: number): Limb {
  if (typeof limb === 'string') return limb
  return [mirroredDirection(limb[0], axis), mirroredDirection(limb[1], axis)]
}

const straight = (line: number): Limb => [(line + 180) % 360, (line + 180) % 360]

/** Fills in a pose's missing limbs. `line` overrides the direction of trunk and legs. */
function completeLimbs(pose: Pose, { view }: FigureSource, line: number | undefined) {
  const trunk = line ?? pose.trunk ?? 0
  const axis = parseDirection(trunk).angle
  const defaultLeg: Limb = line === undefined ? [180, 180] : straight(line)
  const writtenLeg = pose.leg ?? defaultLeg
  const leg: Limb =
    pose.shin !== undefined && typeof writtenLeg !== 'string'
      ? [writtenLeg[0], pose.shin]
      : writtenLeg
  const arm = pose.arm ?? [180, 180]
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
  const origin = { x: 0, h: 0 }
  const shoulder = endOf(origin, parts.trunk, lengths.trunk)
  const across = isSide ? 0 : parseDirection(parts.trunk).angle + 90
  const roots = (sign: 1 | -1) => ({
    shoulder: toward(shoulder, across, isSide ? 0 : sign * HALF_SHOULDERS),
    hip: toward(origin, across, isSide ? 0 : sign * HALF_HIPS),
  })
  const sideOf = (arm: Limb, leg: Limb, sign: 1 | -1): Side => {
    const root = roots(sign)
    const [elbow, hand] = freeLimb(root.shoulder, arm, [lengths.upperArm, lengths.forearm])
    const [knee, foot] = freeLimb(root.hip, leg, [lengths.thigh, lengths.shin])
    return { ...root, elbow, hand, knee, foot, toe: foot }
  }
  const body: Body = {
    shoulder,
    hip: origin,
    head: endOf(shoulder, parts.head, lengths.neck),
    near: sideOf(parts.arm, parts.leg, 1),
    other: sideOf(parts.otherArm, parts.otherLeg, -1),
    missed: [],
    back: pose.back,
    red: pose.red,
  }
  for (const side of [body.near, body.other]) side.toe = toeOf(pose, figure, side, 'near')
  const placed = shifted(body, anchorShift(pose, body, around))
  bendLimbs(placed, parts, around)
  placed.near.toe = toeOf(pose, figure, placed.near, 'near')
  placed.other.toe = toeOf(pose, figure, placed.other, 'other')
  if (pose.hand !== undefined) {
    placed.near.fingers = endOf(placed.near.hand, pose.hand, lengths.fingers)
    const otherHand = isSide ? pose.hand : mirroredDirection(pose.hand, 0)
    placed.other.fingers = endOf(placed.other.hand, otherHand, lengths.fingers)
  }
  return placed
}

function freeLimb(root: Point, limb: Limb, [upper, lower]: readonly [number, number]) {
  if (typeof limb === 'string') return [root, root] as const
  const middle = endOf(root, limb[0], upper)
  return [middle, endOf(middle, limb[1], lower)] as const
}

/** Returns the shift that puts the anchor in its place. */
function anchorShift(pose: Pose, body: Body, around: PoseContext): Point {
  const anchor = pose.anchor ?? {}
  const joint = heldJoints.find((known) => anchor[known] !== undefined) ?? 'foot'
  const place = anchor[joint] ?? 'floor'
  const position = jointOf(body, joint)
  const target = placeOf(place, { ...around, joint, from: position, side: 'near' })
  const shift = minus(target, position)
  // In front view the body stays centered, however far out its anchor is.
  return around.figure.view === 'side' ? shift : { ...shift, x: middleOf(place) }
}

const middleOf = (place: string) =>
  Number(/^(-?\d+) -?\d+$/.exec(place)?.[1] ?? placeParts(place).by ?? 0)

function shifted(body: Body, by: Point): Body {
  const side = (joints: Side): Side =>
    Object.fromEntries(
      Object.entries(joints).map(([name, point]) => [name, plus(point, by)]),
    ) as unknown as Side
  return {
    ...body,
    shoulder: plus(body.shoulder, by),
    hip: plus(body.hip, by),
    head: plus(body.head, by),
    near: side(body.near),
    other: side(body.other),
  }
}

/** Bends limbs toward their places, and records those that are too short. */
function bendLimbs(
  body: Body,
  parts: Record<'arm' | 'leg' | 'otherArm' | 'otherLeg', Limb>,
  around: PoseContext,
): void {
  const isSide = around.figure.view === 'side'
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
    const bends = ([1, -1] as const).map((turned) => middleJoint(root, to, both, turned))
    const out = which === 'near' ? 1 : -1
    const [clockwise, against] = bends as [Point, Point]
    const outward = (clockwise.x - against.x) * out > 0 ? clockwise : against
    const middle = isSide ? (isArm ? against : clockwise) : outward
    const end = toward(middle, directionOf(middle, to), both[1])
    const by = distance(end, to)
    if (by > 0.5) body.missed.push({ limb, place, by })
    if (isArm) Object.assign(side, { elbow: middle, hand: end })
    else Object.assign(side, { knee: middle, foot: end })
  }
}

const ARM = [lengths.upperArm, lengths.forearm] as const
const LEG = [lengths.thigh, lengths.shin] as const

/** Returns a pose's joints, in units from the floor up. */
export function solvePose(pose: Pose, around: PoseContext): Body {
  const { line } = pose
  if (typeof line !== 'string') return solveAlongLine(pose, around, line)
  const [name, ...rest] = line.split(' ')
  const joint = heldJoints.find((known) => known === name) ?? 'hand'
  const hint = typeof pose.trunk === 'number' ? pose.trunk : 75
  const heightAbovePlace = (direction: number) => {
    const body = solveAlongLine(pose, around, direction)
    const position = jointOf(body, joint)
    return (
      position.h -
      placeOf(rest.join(' '), { ...around, joint, from: position, side: 'near', body }).h
    )
  }
  return solveAlongLine(pose, around, nearestZero(heightAbovePlace, hint))
}
