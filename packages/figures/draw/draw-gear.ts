import type { Body } from '../body/body-parts'
import { point, toward } from '../body/points'
import { isFixed, sizeOf } from '../language/gear-kinds'
import type { GearPiece, View } from '../language/language'
import { heldShapes } from './draw-held'
import { type CarriedShapes, CORD, GEAR, type GearShape, PAD, solid } from './gear-strokes'
import { circle, closedLine, disc, lineThrough } from './paths'

/** Height of a leg's end, so that its round cap touches the floor. */
const GROUND = 3

/** A board on two legs, its top edge at `height`. */
function table(x: number, width: number, height: number): string {
  const top = height - GEAR / 2
  const [left, right] = [x + 3, x + width - 3]
  const inset = Math.min(8, width / 5)
  const leg = (to: number) => [point(to, top), point(to, GROUND), point(to, top)]
  return lineThrough(
    point(left, top),
    ...leg(left + inset),
    ...leg(right - inset),
    point(right, top),
  )
}

/** Length of a bench's or chair's back. */
const BACK_LENGTH = 46

function backOf({ x = 0, back, ...piece }: GearPiece): string {
  if (back === undefined) return ''
  const { width, height } = sizeOf(piece)
  const hinge = point(back > 180 ? x + 3 : x + width - 3, height - GEAR / 2)
  return lineThrough(hinge, toward(hinge, back, BACK_LENGTH))
}

/** Middle of the page in a view from above. */
const MIDDLE = 74

function fixedShapes(piece: GearPiece, view: View): GearShape[] {
  const { kind, x = 0, points = [] } = piece
  const { width, height } = sizeOf(piece)
  const corners = points.map(([right = 0, up = 0]) => point(right, up))
  switch (kind) {
    case 'bench':
    case 'chair':
      return [solid(table(x, width, height) + backOf(piece))]
    case 'box': {
      const [left, right, top] = [x + 3, x + width - 3, height - 3]
      const outline = [
        point(left, GROUND),
        point(left, top),
        point(right, top),
        point(right, GROUND),
      ]
      return [solid(closedLine(...outline))]
    }
    case 'wall': {
      // The person faces right, so a wall on the left is behind their back, and others are before their face.
      const middle = x + (x < 0 ? -width : width) / 2
      const path = lineThrough(point(middle, GROUND + width / 2), point(middle, height))
      return [{ width, path }]
    }
    case 'mat': {
      const [left, right] = [x - width / 2, x + width / 2]
      const [low, high] = [MIDDLE - height / 2, MIDDLE + height / 2]
      const outline = [point(left, low), point(right, low), point(right, high), point(left, high)]
      return [{ width: CORD, path: closedLine(...outline) }]
    }
    case 'bar':
      if (view === 'side') return [{ width: 11, path: disc(point(x, height)) }]
      return [solid(lineThrough(point(x - width / 2, height), point(x + width / 2, height)))]
    case 'frame':
      return [solid(lineThrough(...corners))]
    case 'pad':
      return [{ width: PAD, path: lineThrough(...corners) }]
    case 'wheel': {
      const hub = point(x, height)
      return [solid(circle(hub, width / 2 - GEAR / 2)), solid(disc(hub))]
    }
    default:
      return []
  }
}

/** Draws the stationary equipment, which is the same in all phases. */
export const fixedGearShapes = (gear: readonly GearPiece[], view: View): GearShape[] =>
  gear.filter(isFixed).flatMap((piece) => fixedShapes(piece, view))

/** Draws the equipment that moves with the body. */
export function carriedGearShapes(gear: readonly GearPiece[], body: Body): CarriedShapes {
  const pieces = gear.map((piece) => heldShapes(piece, body))
  const layer = (name: keyof CarriedShapes) => pieces.flatMap((shapes) => shapes[name] ?? [])
  return {
    under: layer('under'),
    before: layer('before'),
    inFront: layer('inFront'),
    onTop: layer('onTop'),
  }
}
