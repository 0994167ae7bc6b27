import type { GearPiece } from './gear-kinds'

/** Viewpoints. In side view the person faces right. */
export const views = ['side', 'front', 'above'] as const
export type View = (typeof views)[number]

/** Signs in a phase: how to do it or its number, and how to handle the sides. */
export const phaseSigns = ['hold', 'slow', 'quick', '1', '2', '3', '4'] as const
export const sideSigns = ['one side, then the other', 'alternate'] as const
export type PhaseSign = (typeof phaseSigns)[number]
export type SideSign = (typeof sideSigns)[number]

/**
 * Direction of a body part like a clock's hand, in degrees: 0 is up, 90 right, 180 down. `"90 half"`
 * foreshortens it to half its length. `"toward"` points straight at the viewer.
 */
export type Direction = number | string

/** Directions of a limb's upper and lower part, or the place of its end. */
export type Limb = readonly [Direction, Direction] | string

/** Joints that can be anchored. The foot is the ankle, with the sole flat. */
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

/** Only in faults: ways to bend a back wrongly, and body parts that can be red. */
export const bentBacks = ['round', 'arched'] as const
export const bodyParts = ['head', 'trunk', 'arms', 'legs', 'feet'] as const
export type BentBack = (typeof bentBacks)[number]
export type BodyPart = (typeof bodyParts)[number]

/** A pose as an editor writes it. Omitted parts default to standing. */
export interface Pose {
  /** The place of a joint: `{ "foot": "floor" }`. */
  anchor?: Partial<Record<HeldJoint, string>> | undefined
  trunk?: Direction | undefined
  head?: Direction | undefined
  /** Trunk and legs as one line: its direction, or a joint and the place that it must reach. */
  line?: number | string | undefined
  arm?: Limb | undefined
  leg?: Limb | undefined
  /** The shin alone, if trunk and thigh form one line. */
  shin?: Direction | undefined
  foot?: Direction | undefined
  /** Direction of the hands, if it matters: on the floor, or over a ring. */
  hand?: Direction | undefined
  otherArm?: Limb | undefined
  otherLeg?: Limb | undefined
  otherFoot?: Direction | undefined
  sign?: PhaseSign | undefined
  back?: BentBack | undefined
  red?: BodyPart | undefined
  /** Adds an arrow for a lift within the phase. */
  arrow?: 'up and down' | undefined
  /** The tempo in seconds: to move here, then to stay. */
  seconds?: readonly [moves: number, stays: number] | undefined
}

/** An exercise's figure as an editor writes it. */
export interface FigureSource {
  view: View
  sides?: SideSign | undefined
  /** False omits the floor line. */
  floor?: false | undefined
  /** The joint that arrows follow, or false for none. By default, derived from the poses. */
  arrow?: HeldJoint | false | undefined
  /** Equipment, back to front. */
  gear?: readonly GearPiece[] | undefined
  phases: readonly Pose[]
}
