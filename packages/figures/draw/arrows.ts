import { type Body, HALF_LIMB, jointOf } from '../body/body-parts'
import { type PagePoint, pointsAlong } from '../body/extent'
import { directionOf, distance, minus, type Point, toward } from '../body/points'
import type { HeldJoint } from '../language/language'
import { lineThrough } from './paths'
import type { FigureShape } from './strokes'

/** How much each joint's path tells. A hand that carries something tells most. */
const weights = { hip: 1.3, hand: 1.1, foot: 1.1, shoulder: 1, head: 1, knee: 0.9, elbow: 0.8 }
const CARRYING_WEIGHT = 1.7

/** Paths shorter than this need no arrow. */
const MIN_LENGTH = 4

/** Arrow lengths, start offsets along the path and beside it, in order of preference. */
const LENGTHS = [26, 20, 15]
const START_OFFSETS = [12, 16, 20, 6, 0, -8]
const SIDE_OFFSETS = [0, 9, -9, 13, -13, 17, -17, 22, -22]
const BARB_LENGTH = 6
const BARB_ANGLE = 140

/** The points of an arrowhead, as part of the shaft's line, because a single line compresses best. */
const arrowhead = (tip: Point, angle: number): Point[] => [
  tip,
  toward(tip, angle + BARB_ANGLE, BARB_LENGTH),
  tip,
  toward(tip, angle - BARB_ANGLE, BARB_LENGTH),
]

/** Clearance around an arrow's center line. */
const CLEARANCE = 4.5

/** Vertical limits of an arrow, clear of the edge and the floor. */
const MIN_Y = 4
const MAX_Y = 143

type JointPath = readonly [from: Point, to: Point]
type Obstacle = readonly [x: number, y: number, room: number]

const length = ([from, to]: JointPath) => distance(from, to)

/** Returns a joint's path to the next phase, one per side for paired joints. */
function jointPaths(joint: HeldJoint, from: Body, to: Body): JointPath[] {
  const isPaired = !['hip', 'shoulder', 'head'].includes(joint)
  const sides = isPaired ? (['near', 'other'] as const) : (['near'] as const)
  return sides.map((side) => [jointOf(from, joint, side), jointOf(to, joint, side)])
}

/** Whether the feet pass each other. Walking needs no arrow. */
function isWalking(from: Body, to: Body): boolean {
  const near = minus(to.near.foot, from.near.foot)
  const other = minus(to.other.foot, from.other.foot)
  return near.x * other.x + near.h * other.h < -9
}

/** Whether a joint is on the floor in both phases, so that it doesn't move, wherever the pose goes next. */
const staysOnFloor = ([from, to]: JointPath) => from.h < HALF_LIMB + 2 && to.h < HALF_LIMB + 2

function mostInformative(from: Body, to: Body, carries: boolean): JointPath[] {
  const joints = Object.entries({ ...weights, ...(carries && { hand: CARRYING_WEIGHT }) })
  const rated = joints.map(([joint, weight]) => {
    const paths = jointPaths(joint as HeldJoint, from, to).filter((path) => !staysOnFloor(path))
    return { paths, rate: Math.max(0, ...paths.map(length)) * weight }
  })
  return rated.reduce((best, other) => (other.rate > best.rate ? other : best)).paths
}

/** Distance of an up-and-down arrow from the hand, which puts it beside the bar's plate. */
const LIFT_OFFSET = 26
const HALF_LENGTH = 12

/** Returns the arrow of a lift that goes up and down within a phase. */
export function liftArrow({ near: { hand } }: Body): string {
  const middle = toward(hand, 90, LIFT_OFFSET)
  const [bottom, top] = [toward(middle, 180, HALF_LENGTH), toward(middle, 0, HALF_LENGTH)]
  return lineThrough(...arrowhead(bottom, 180), bottom, ...arrowhead(top, 0))
}

interface ArrowOptions {
  /** The phase's shapes, which arrows avoid. */
  shapes: readonly FigureShape[]
  /** Whether the hands carry equipment. */
  carries: boolean
  /** The joint to follow, if the automatic choice misleads. */
  joint: HeldJoint | undefined
}

/** Returns arrows toward the next phase, if there is room. */
export function arrowPaths(from: Body, to: Body, options: ArrowOptions): string[] {
  const { shapes, carries, joint } = options
  const isSide = from.view === 'side'
  if (!joint && isWalking(from, to)) return []
  const obstacles = shapes
    .filter(({ tone }) => tone !== 'gap')
    .flatMap(({ width, path }) =>
      pointsAlong(path).map(([x, y]): Obstacle => [x, y, width / 2 + CLEARANCE]),
    )
  return (joint ? jointPaths(joint, from, to) : mostInformative(from, to, carries))
    .filter((path) => length(path) > MIN_LENGTH)
    .toSorted((a, b) => length(b) - length(a))
    .slice(0, isSide ? 1 : 2)
    .flatMap((path) => arrowAlong(path, obstacles, isSide) ?? [])
}

function arrowAlong(
  jointPath: JointPath,
  obstacles: readonly Obstacle[],
  isSide: boolean,
): string | undefined {
  const [start, end] = jointPath
  const angle = directionOf(start, end)
  // In front view an arrow stays on its side of the body.
  const isFree = ([x, y]: PagePoint) =>
    (isSide || Math.abs(start.x) < 1 || x * start.x > 0) &&
    y > MIN_Y &&
    y < MAX_Y &&
    obstacles.every(([a, b, room]) => Math.hypot(x - a, y - b) > room)
  for (const sideOffset of SIDE_OFFSETS)
    for (const offset of START_OFFSETS)
      for (const size of LENGTHS) {
        const tail = toward(toward(start, angle, offset), angle + 90, sideOffset)
        const tip = toward(tail, angle, size)
        const path = lineThrough(tail, ...arrowhead(tip, angle))
        const isShort = size === LENGTHS.at(-1) || size < length(jointPath) + 10
        if (isShort && pointsAlong(path).every(isFree)) return path
      }
  return undefined
}
