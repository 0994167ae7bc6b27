import type { BentBack, BodyPart, FigureSource, HeldJoint, View } from '../language/language'
import { type Point, plus } from './points'

/** Lengths from joint to joint, in units. A phase is 160 wide. Every figure is the same person. */
export const lengths = {
  trunk: 32,
  neck: 19,
  upperArm: 19,
  forearm: 19,
  thigh: 28,
  shin: 26,
  foot: 12,
  fingers: 8,
} as const

/** In front view, the near side is on the right of the page. */
export type SideName = 'near' | 'other'

export interface Side {
  shoulder: Point
  elbow: Point
  hand: Point
  /** Fingertips, if the pose gives a hand direction. */
  fingers?: Point
  hip: Point
  knee: Point
  foot: Point
  toe: Point
}

/** A solved pose. */
export interface Body extends Record<SideName, Side> {
  view: View
  shoulder: Point
  hip: Point
  head: Point
  /** Limbs too short for their place, with the distance that remains. */
  missed: { limb: 'arm' | 'leg' | 'otherArm' | 'otherLeg'; place: string; by: number }[]
  back?: BentBack | undefined
  red?: BodyPart | undefined
}

/** What places may refer to: the figure, and the body in the first phase. */
export interface PoseContext {
  figure: FigureSource
  first?: Body | undefined
}

/** Height of a limb's center line when it lies on a surface. */
export const HALF_LIMB = 5.5

export function jointOf(body: Body, joint: HeldJoint, side: SideName = 'near'): Point {
  if (joint === 'head' || joint === 'hip' || joint === 'shoulder') return body[joint]
  return body[side][joint]
}

const shiftedPoints = <Points extends object>(points: Points, by: Point): Points =>
  Object.fromEntries(
    Object.entries(points).map(([name, at]: [string, Point]) => [name, plus(at, by)]),
  ) as Points

/** Moves a whole body. */
export function shifted(body: Body, by: Point): Body {
  const { shoulder, hip, head } = body
  return {
    ...body,
    ...shiftedPoints({ shoulder, hip, head }, by),
    near: shiftedPoints(body.near, by),
    other: shiftedPoints(body.other, by),
  }
}

/** Direction of the foot when standing on the toes. */
export const TIPTOE = 150
