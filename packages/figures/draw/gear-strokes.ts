export interface GearShape {
  width: number
  path: string
}

/** Stroke widths: frames and weights, pads, cords under tension, and a bar seen end-on. */
export const GEAR = 6
export const PAD = 9
export const CORD = 3
export const DOT = 5

/** A stroke as wide as frames and weights. */
export const solid = (path: string): GearShape => ({ width: GEAR, path })

/** Shapes of equipment that moves with the body, by layer. */
export interface CarriedShapes {
  /** Under a hip or foot, without a gap. */
  under: GearShape[]
  before: GearShape[]
  /** In front of the arms. */
  inFront: GearShape[]
  /** On the hands, without a gap. */
  onTop: GearShape[]
}
