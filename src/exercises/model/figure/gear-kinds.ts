/** Equipment a joint can rest on. */
const surfaces = ['bench', 'box', 'chair'] as const

/** Stationary equipment, the same in all phases. */
export const fixedGear = [...surfaces, 'wall', 'mat', 'bar', 'frame', 'pad', 'wheel'] as const

/** Equipment that moves with the body. */
export const heldGear = [
  'barbell',
  'ez-bar',
  'dumbbell',
  'kettlebell',
  'backpack',
  'ball',
  'rings',
  'cable',
  'band',
  'rope',
  'battle-rope',
  'pulldown-bar',
  'lever',
  'slider',
  'seat',
] as const
type GearKind = (typeof fixedGear)[number] | (typeof heldGear)[number]

/** Positions of carried equipment. */
export const carriedAt = [
  'hands',
  'hand',
  'other hand',
  'middle',
  'back',
  'front',
  'hips',
  'knees',
  'shins',
  'calves',
  'feet',
] as const
export type CarriedAt = (typeof carriedAt)[number]

/** A piece of equipment as an editor writes it. */
export interface GearPiece {
  kind: GearKind
  /** Its name in poses, if a figure has two of a kind. */
  name?: string | undefined
  /** Left end, or the center of point-like pieces. */
  x?: number | undefined
  /** Top, or the center of point-like pieces. */
  height?: number | undefined
  width?: number | undefined
  /** Direction of a bench's or chair's back. */
  back?: number | undefined
  at?: CarriedAt | undefined
  /** Fixed end of a cable, band or lever: x and height. */
  from?: readonly number[] | undefined
  /** Corners of a frame or pad: x and height. */
  points?: readonly (readonly number[])[] | undefined
  turn?: 'upright' | undefined
  /** Keeps the bar over the middle of the foot. */
  overFoot?: true | undefined
}

const defaultSizes: Partial<Record<GearKind, { width: number; height: number }>> = {
  bench: { width: 66, height: 28 },
  box: { width: 34, height: 24 },
  chair: { width: 26, height: 28 },
  wall: { width: 12, height: 136 },
  mat: { width: 140, height: 60 },
  bar: { width: 100, height: 124 },
  wheel: { width: 30, height: 15 },
}

/** Returns a piece's width, and the height of its top or center. */
export const sizeOf = ({ kind, width, height }: GearPiece) => ({
  width: width ?? defaultSizes[kind]?.width ?? 0,
  height: height ?? defaultSizes[kind]?.height ?? 0,
})

const isIn = (kinds: readonly GearKind[]) => (piece: GearPiece) => kinds.includes(piece.kind)
export const isSurface = isIn(surfaces)
export const isFixed = isIn(fixedGear)

/** Required fields per kind. */
export const requiredGearFields: Partial<Record<GearKind, readonly ('from' | 'points')[]>> = {
  cable: ['from'],
  lever: ['from'],
  frame: ['points'],
  pad: ['points'],
}
