/** A stroke of equipment. */
export interface GearShape {
  width: number
  path: string
}

/** How wide the strokes of equipment are: what carries, what is lying on it, and lines that are pulled. */
export const GEAR = 6
export const PAD = 9
export const CORD = 3

/** How wide the dot of a bar is that is seen from its end. */
export const DOT = 5

/** Where a piece that goes with the body lies: before its trunk, or on its hands. */
export interface CarriedShapes {
  /** Under a hip or foot, without a gap. */
  under: GearShape[]
  before: GearShape[]
  /** Before the arms. */
  inFront: GearShape[]
  /** On the hands, without a gap. */
  onTop: GearShape[]
}
