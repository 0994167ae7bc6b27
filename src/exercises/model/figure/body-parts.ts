import type { BentBack, BodyPart, FigureSource, HeldJoint } from './language'
import type { Point } from './points'

/** The one person: from joint to joint, in units. A phase has 160 of them. */
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

/** The joints of one side. */
export interface Side {
  shoulder: Point
  elbow: Point
  hand: Point
  /** Where the fingers end, if the pose says where the hand points. */
  fingers?: Point
  hip: Point
  knee: Point
  foot: Point
  toe: Point
}

/** A body in its place. The near side is the right one for who looks at it from the front. */
export interface Body {
  shoulder: Point
  hip: Point
  head: Point
  near: Side
  other: Side
  /** Limbs that are too short for the place they are to be at. */
  missed: { limb: 'arm' | 'leg' | 'otherArm' | 'otherLeg'; place: string; by: number }[]
  back?: BentBack | undefined
  red?: BodyPart | undefined
}

/** What places may be given by: the figure, and the body in its first phase. */
export interface Surroundings {
  figure: FigureSource
  first?: Body | undefined
}

/** How high the middle of a limb is that lies on something. */
export const HALF_LIMB = 5.5

/** Returns a joint that can be held to a place. */
export function jointOf(body: Body, joint: HeldJoint, side: 'near' | 'other' = 'near'): Point {
  if (joint === 'head') return body.head
  if (joint === 'hip' || joint === 'shoulder') return body[joint]
  return body[side][joint]
}

/** Where a foot points that stands on its toes. */
export const TIPTOE = 150
