import type { Body } from './body-parts'
import { heldShapes } from './draw-held'
import { fixedGear, type GearPiece, sizeOf } from './gear-kinds'
import { type CarriedShapes, CORD, DOT, GEAR, type GearShape, PAD } from './gear-strokes'
import type { View } from './language'
import { circle, disc, lineThrough } from './paths'
import { type Point, toward } from './points'

const point = (x: number, h: number): Point => ({ x, h })

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

function benchWithBack(piece: GearPiece): string {
  const { width, height } = sizeOf(piece)
  const x = piece.x ?? 0
  if (piece.back === undefined) return table(x, width, height)
  const top = height - GEAR / 2
  const isLeft = piece.back > 180
  const hinge = point(isLeft ? x + 3 : x + width - 3, top)
  const end = toward(hinge, piece.back, BACK_LENGTH)
  return table(x, width, height) + lineThrough(hinge, end)
}

/** A slab that starts at its face. */
function wall({ x = 0, ...piece }: GearPiece): GearShape {
  const { width, height } = sizeOf({ ...piece, x })
  // The person faces right, so a wall on the left is behind their back, and others are before their face.
  const middle = x + (x < 0 ? -width : width) / 2
  return { width, path: lineThrough(point(middle, GROUND + width / 2), point(middle, height)) }
}

function box(piece: GearPiece): string {
  const { width, height } = sizeOf(piece)
  const x = piece.x ?? 0
  const [left, right, top] = [x + 3, x + width - 3, height - 3]
  return `${lineThrough(point(left, GROUND), point(left, top), point(right, top), point(right, GROUND))}Z`
}

/** Draws a stationary piece. */
function fixedShapes(piece: GearPiece, view: View): GearShape[] {
  const { kind, x = 0, points = [] } = piece
  const { width, height } = sizeOf(piece)
  const solid = (path: string): GearShape[] => [{ width: GEAR, path }]
  const corners = points.map(([right = 0, up = 0]) => point(right, up))
  switch (kind) {
    case 'bench':
    case 'chair':
      return solid(benchWithBack(piece))
    case 'box':
      return solid(box(piece))
    case 'wall':
      return [wall(piece)]
    case 'mat': {
      const [half, rise] = [width / 2, height]
      return [
        {
          width: CORD,
          path: `${lineThrough(point(x - half, 74 - rise / 2), point(x + half, 74 - rise / 2), point(x + half, 74 + rise / 2), point(x - half, 74 + rise / 2))}Z`,
        },
      ]
    }
    case 'bar':
      if (view === 'side') return [{ width: 11, path: disc(point(x, height)) }]
      return solid(lineThrough(point(x - width / 2, height), point(x + width / 2, height)))
    case 'frame':
      return solid(lineThrough(...corners))
    case 'pad':
      return [{ width: PAD, path: lineThrough(...corners) }]
    case 'wheel':
      return [
        { width: GEAR, path: circle(point(x, height), width / 2 - GEAR / 2) },
        { width: GEAR, path: disc(point(x, height)) },
      ]
    default:
      return []
  }
}

export const isFixed = ({ kind }: GearPiece) => (fixedGear as readonly string[]).includes(kind)

/** Draws the stationary equipment, which is the same in all phases. */
export const fixedGearShapes = (gear: readonly GearPiece[], view: View): GearShape[] =>
  gear.filter(isFixed).flatMap((piece) => fixedShapes(piece, view))

/** Draws the equipment that moves with the body. */
export function carriedGearShapes(gear: readonly GearPiece[], body: Body, view: View) {
  const all: CarriedShapes = { under: [], before: [], inFront: [], onTop: [] }
  for (const piece of gear) {
    // A bar seen end-on shows in the holding hand.
    if (piece.kind === 'bar' && view === 'side')
      all.onTop.push({ width: DOT, path: disc(point(piece.x ?? 0, sizeOf(piece).height)) })
    if (isFixed(piece)) continue
    const shapes = heldShapes(piece, body, view)
    for (const [layer, drawn] of Object.entries(shapes))
      all[layer as keyof CarriedShapes].push(...drawn)
  }
  return all
}
