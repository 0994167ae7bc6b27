/** What stands or hangs in its place through all phases. */
export const fixedGear = [
  'bench',
  'box',
  'chair',
  'wall',
  'mat',
  'bar',
  'frame',
  'pad',
  'wheel',
] as const

/** What goes with the body. */
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
export type GearKind = (typeof fixedGear)[number] | (typeof heldGear)[number]

/** Where something that is carried may be. */
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
  /** What poses call it, where there are two of a kind. */
  name?: string | undefined
  /** Where its left end is, or its middle where it is a point. */
  x?: number | undefined
  /** How high its top is, or its middle where it is a point. */
  height?: number | undefined
  width?: number | undefined
  /** Where the back of a bench or chair points. */
  back?: number | undefined
  at?: CarriedAt | undefined
  /** Where a cable, band or lever is fast: its place to the right, and its height. */
  from?: readonly number[] | undefined
  /** The corners of a frame or a pad: their places to the right, and their heights. */
  points?: readonly (readonly number[])[] | undefined
  turn?: 'upright' | undefined
  /** True where the bar stays over the middle of the foot. */
  overFoot?: true | undefined
}

/** How large a piece is where its editor says nothing. */
export const usual: Partial<Record<GearKind, { width: number; height: number }>> = {
  bench: { width: 66, height: 28 },
  box: { width: 34, height: 24 },
  chair: { width: 26, height: 28 },
  wall: { width: 12, height: 136 },
  mat: { width: 140, height: 60 },
  bar: { width: 100, height: 124 },
  wheel: { width: 30, height: 15 },
}

/** Returns how wide a piece is, and how high its top or its middle. */
export const sizeOf = ({ kind, width, height }: GearPiece) => ({
  width: width ?? usual[kind]?.width ?? 0,
  height: height ?? usual[kind]?.height ?? 0,
})

/** The kinds that a joint can lie on. */
export const surfaces: readonly GearKind[] = ['bench', 'box', 'chair']

/** What a piece cannot do without. */
export const gearNeeds: Partial<Record<GearKind, readonly ('from' | 'points')[]>> = {
  cable: ['from'],
  lever: ['from'],
  frame: ['points'],
  pad: ['points'],
}
