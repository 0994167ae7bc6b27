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

const defaultSizes: Partial<Record<GearKind, { width: number; height: number }>> = {
  bench: { width: 66, height: 28 },
  box: { width: 34, height: 24 },
  chair: { width: 26, height: 28 },
  wall: { width: 12, height: 136 },
  mat: { width: 140, height: 60 },
  bar: { width: 100, height: 124 },
  wheel: { width: 30, height: 15 },
}

interface SizedPiece {
  kind: GearKind
  width?: number | undefined
  height?: number | undefined
}

/** Returns a piece's width, and the height of its top or center. */
export const sizeOf = ({ kind, width, height }: SizedPiece) => ({
  width: width ?? defaultSizes[kind]?.width ?? 0,
  height: height ?? defaultSizes[kind]?.height ?? 0,
})

const isIn = (kinds: readonly GearKind[]) => (piece: { kind: GearKind }) =>
  kinds.includes(piece.kind)
export const isSurface = isIn(surfaces)
export const isFixed = isIn(fixedGear)

/** Required fields per kind. */
export const requiredGearFields: Partial<Record<GearKind, readonly ('from' | 'points')[]>> = {
  cable: ['from'],
  lever: ['from'],
  frame: ['points'],
  pad: ['points'],
}
