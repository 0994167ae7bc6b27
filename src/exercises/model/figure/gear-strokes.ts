export interface GearShape {
  width: number
  path: string
}

/** Stroke widths: frames and weights, pads, and cords under tension. */
export const GEAR = 6
export const PAD = 9
export const CORD = 3

/** Dot of a bar seen end-on. */
export const DOT = 5

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
