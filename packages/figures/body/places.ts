import { isSurface, sizeOf } from '../language/gear-kinds'
import type { GearPiece, HeldJoint } from '../language/language'
import {
  type Body,
  HALF_LIMB,
  jointOf,
  lengths,
  type PoseContext,
  type SideName,
  TIPTOE,
} from './body-parts'
import { carriedPoints } from './carried'
import { type Point, point, toward } from './points'

interface PlaceRequest extends PoseContext {
  joint: HeldJoint
  /** Current position of the joint, or of its limb's root. */
  from: Point
  side: SideName
  /** The body solved so far; its joints can be places for hands. */
  body?: Body
}

const HALF_HEAD = 10

/** Finds a piece by its name in poses. */
export const findPiece = (gear: readonly GearPiece[] | undefined, name: string) =>
  gear?.find((piece) => (piece.name ?? piece.kind) === name)

/** Places that exist without equipment. */
export const jointPlaces = ['knee', 'hip', 'shoulder', 'head', 'elbow', 'hand', 'foot'] as const

/** Where a bar rests on the body: on the shoulders in front or behind, or on the hips. */
export const carriedPlaces = ['front', 'back', 'hips'] as const

/** Splits a place into name and number: 'bench 20'. */
export function placeParts(place: string): { name: string; by: number | undefined } {
  const [, name = '', by] = /^(.*?)(?: (-?\d+))?$/.exec(place) ?? []
  return { name, by: by === undefined ? undefined : Number(by) }
}

/**
 * Resolves a place: `floor 20`, `toes -40` (a foot on its toes), `air 12` (height above the floor), `bench
 * 10` (from its left end), `bar`, `start` (the joint's place in the first phase), a joint of the body, or x
 * and height.
 */
export function placeOf(place: string, request: PlaceRequest): Point {
  const { figure, first, joint, from, side, body } = request
  const above = joint === 'head' ? HALF_HEAD : HALF_LIMB
  const out = figure.view !== 'side' && side === 'other' ? -1 : 1
  const isLimbEnd = body !== undefined
  const numbers = /^(-?\d+) (-?\d+)$/.exec(place)
  if (numbers) return point(out * Number(numbers[1]), Number(numbers[2]))
  const { name, by } = placeParts(place)
  const below = isLimbEnd ? from.x : 0
  if (name === 'floor') return point(by === undefined ? below : out * by, above)
  if (name === 'toes') {
    const toes = point(by === undefined ? from.x : out * by, HALF_LIMB)
    return toward(toes, TIPTOE + 180, lengths.foot)
  }
  if (name === 'air') return point(below, above + (by ?? 0))
  if (name === 'start' && first) return jointOf(first, joint, side)
  const piece = findPiece(figure.gear, name)
  if (piece) {
    const { height } = sizeOf(piece)
    const x = piece.x ?? 0
    return isSurface(piece)
      ? point(out * (x + (by ?? 0)), height + above)
      : point(x + out * (by ?? 0), height)
  }
  const carried = carriedPlaces.find((known) => known === name)
  if (carried && body) return carriedPoints(body, carried)[0] ?? from
  const ownJoint = jointPlaces.find((known) => known === name)
  return ownJoint && body ? jointOf(body, ownJoint, side) : from
}
