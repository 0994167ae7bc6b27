import type { GearPiece } from './gear-kinds'

/** How a person is seen. From the side they look to the right. */
export const views = ['side', 'front', 'above'] as const
export type View = (typeof views)[number]

/** What one does with a phase, or which part of several it begins; and with the sides of the body. */
export const phaseSigns = ['hold', 'slow', 'quick', '1', '2', '3', '4'] as const
export const sideSigns = ['one side, then the other', 'alternate'] as const
export type PhaseSign = (typeof phaseSigns)[number]
export type SideSign = (typeof sideSigns)[number]

/**
 * Where a part of the body points, like the hand of a clock in degrees: 0 up, 90 right, 180 down. `"90 half"`
 * is drawn half as long, as it also points toward the viewer; `"toward"` points at the viewer alone.
 */
export type Direction = number | string

/** A limb: where its upper and its lower part point, or the place its end is at. */
export type Limb = readonly [Direction, Direction] | string

/** The joints of a body that can be held to a place. The foot is the ankle with the sole flat. */
export const heldJoints = [
  'foot',
  'toe',
  'knee',
  'hip',
  'shoulder',
  'elbow',
  'hand',
  'head',
] as const
export type HeldJoint = (typeof heldJoints)[number]

/** How a back is bent that should be straight, and the parts of a body that can be red: only in faults. */
export const bentBacks = ['round', 'arched'] as const
export const bodyParts = ['head', 'trunk', 'arms', 'legs', 'feet'] as const
export type BentBack = (typeof bentBacks)[number]
export type BodyPart = (typeof bodyParts)[number]

/** A body as an editor writes it. What is left out is as in somebody who stands. */
export interface Pose {
  /** Which joint is where: `{ "foot": "floor" }`. */
  anchor?: Partial<Record<HeldJoint, string>> | undefined
  trunk?: Direction | undefined
  head?: Direction | undefined
  /** Trunk and legs in one line: where it points, or the joint and place that it is tilted for. */
  line?: number | string | undefined
  arm?: Limb | undefined
  leg?: Limb | undefined
  /** The shin alone, where trunk and thigh are in one line. */
  shin?: Direction | undefined
  foot?: Direction | undefined
  /** Where the hands point, if that matters: on the floor, or over a ring. */
  hand?: Direction | undefined
  otherArm?: Limb | undefined
  otherLeg?: Limb | undefined
  otherFoot?: Direction | undefined
  sign?: PhaseSign | undefined
  back?: BentBack | undefined
  red?: BodyPart | undefined
  /** A lift of its own, which goes up and down before the next phase begins. */
  arrow?: 'up and down' | undefined
  /** The tempo: seconds that the way here takes, and that the body stays. */
  seconds?: readonly [moves: number, stays: number] | undefined
}

/** The figure of an exercise as an editor writes it. */
export interface FigureSource {
  view: View
  sides?: SideSign | undefined
  /** Without a floor nothing stands on one. */
  floor?: false | undefined
  /** The joint whose way the arrows show, or false for none; derived where nothing is said. */
  arrow?: HeldJoint | false | undefined
  /** Equipment, from the back to the front. */
  gear?: readonly GearPiece[] | undefined
  phases: readonly Pose[]
}
