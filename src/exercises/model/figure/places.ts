import { type Body, HALF_LIMB, lengths, type Surroundings, TIPTOE } from './body-parts'
import { carriedPoints } from './carried'
import { type GearPiece, sizeOf, surfaces } from './gear-kinds'
import type { HeldJoint } from './language'
import { type Point, toward } from './points'

interface Wanted extends Surroundings {
  joint: HeldJoint
  /** Where the joint, or the root of its limb, is so far. */
  from: Point
  side: 'near' | 'other'
  /** The body as far as it is known; its joints can be places of hands. */
  body?: Body
}

const HALF_HEAD = 10

/** Returns the piece of equipment that a pose calls by this name. */
export const pieceNamed = (gear: readonly GearPiece[] | undefined, name: string) =>
  gear?.find((piece) => (piece.name ?? piece.kind) === name)

/** The names of places that are there without equipment. */
export const jointPlaces = ['knee', 'hip', 'shoulder', 'head', 'elbow', 'hand', 'foot'] as const

/** Where a bar lies on the body: before the shoulders, behind them, on the hips. */
export const carriedPlaces = ['front', 'back', 'hips'] as const

/** Splits a place into its name and its number: 'bench 20'. */
export function placeParts(place: string): { name: string; by: number | undefined } {
  const [, name = '', by] = /^(.*?)(?: (-?\d+))?$/.exec(place) ?? []
  return { name, by: by === undefined ? undefined : Number(by) }
}

/**
 * Returns the point of a place: `floor 20`, `toes -40` (a foot on its toes), `air 12` (so
 * high above the floor), `bench 10` (from its left end), `bar`, `start` (where the joint
 * was in the first phase), a joint of the body, or two numbers, to the right and up.
 */
export function placeOf(place: string, wanted: Wanted): Point {
  const { figure, first, joint, from, side, body } = wanted
  const above = joint === 'head' ? HALF_HEAD : HALF_LIMB
  const out = figure.view !== 'side' && side === 'other' ? -1 : 1
  const isLimbEnd = body !== undefined
  const numbers = /^(-?\d+) (-?\d+)$/.exec(place)
  if (numbers) return { x: out * Number(numbers[1]), h: Number(numbers[2]) }
  const { name, by } = placeParts(place)
  if (name === 'floor')
    return { x: by === undefined ? (isLimbEnd ? from.x : 0) : out * by, h: above }
  if (name === 'toes') {
    const toes = { x: by === undefined ? from.x : out * by, h: HALF_LIMB }
    return toward(toes, TIPTOE + 180, lengths.foot)
  }
  if (name === 'air') return { x: isLimbEnd ? from.x : 0, h: above + (by ?? 0) }
  if (name === 'start' && first) {
    if (joint === 'head' || joint === 'hip' || joint === 'shoulder') return first[joint]
    return first[side][joint]
  }
  const piece = pieceNamed(figure.gear, name)
  if (piece) {
    const { height } = sizeOf(piece)
    const x = piece.x ?? 0
    if (surfaces.includes(piece.kind)) return { x: out * (x + (by ?? 0)), h: height + above }
    return { x: x + out * (by ?? 0), h: height }
  }
  const carried = carriedPlaces.find((known) => known === name)
  if (carried && body) return carriedPoints(body, carried)[0] ?? from
  const own = jointPlaces.find((known) => known === name)
  if (own && body)
    return own === 'hip' || own === 'shoulder' || own === 'head' ? body[own] : body[side][own]
  return from
}
