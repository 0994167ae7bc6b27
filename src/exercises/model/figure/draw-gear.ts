import type { Body } from './body-parts'
import { heldShapes } from './draw-held'
import { fixedGear, type GearPiece, sizeOf } from './gear-kinds'
import { type CarriedShapes, CORD, DOT, GEAR, type GearShape, PAD } from './gear-strokes'
import type { View } from './language'
import { circle, disc, lineThrough } from './paths'
import { type Point, toward } from './points'

const at = (x: number, h: number): Point => ({ x, h })

/** A foot of a piece ends where its round end touches the floor. */
const GROUND = 3

/** A board on two feet. Its upper edge is at the height. */
function table(x: number, width: number, height: number): string {
  const top = height - GEAR / 2
  const [left, right] = [x + 3, x + width - 3]
  const inset = Math.min(8, width / 5)
  const leg = (to: number) => [at(to, top), at(to, GROUND), at(to, top)]
  return lineThrough(at(left, top), ...leg(left + inset), ...leg(right - inset), at(right, top))
}

/** How long the back of a bench or chair is. */
const BACK = 46

function withBack(piece: GearPiece): string {
  const { width, height } = sizeOf(piece)
  const x = piece.x ?? 0
  if (piece.back === undefined) return table(x, width, height)
  const top = height - GEAR / 2
  const isLeft = piece.back > 180
  const hinge = at(isLeft ? x + 3 : x + width - 3, top)
  const end = toward(hinge, piece.back, BACK)
  return table(x, width, height) + lineThrough(hinge, end)
}

/** A slab behind its face. */
function wall({ x = 0, ...piece }: GearPiece): GearShape {
  const { width, height } = sizeOf({ ...piece, x })
  // Who looks to the right has a wall at the left behind the back, and one at the right before the face.
  const middle = x + (x < 0 ? -width : width) / 2
  return { width, path: lineThrough(at(middle, GROUND + width / 2), at(middle, height)) }
}

function box(piece: GearPiece): string {
  const { width, height } = sizeOf(piece)
  const x = piece.x ?? 0
  const [left, right, top] = [x + 3, x + width - 3, height - 3]
  return `${lineThrough(at(left, GROUND), at(left, top), at(right, top), at(right, GROUND))}Z`
}

/** Returns what a piece draws that stays in its place. */
function fixedShapes(piece: GearPiece, view: View): GearShape[] {
  const { kind, x = 0, points = [] } = piece
  const { width, height } = sizeOf(piece)
  const solid = (path: string): GearShape[] => [{ width: GEAR, path }]
  const corners = points.map(([right = 0, up = 0]) => at(right, up))
  switch (kind) {
    case 'bench':
    case 'chair':
      return solid(withBack(piece))
    case 'box':
      return solid(box(piece))
    case 'wall':
      return [wall(piece)]
    case 'mat': {
      const [half, rise] = [width / 2, height]
      return [
        {
          width: CORD,
          path: `${lineThrough(at(x - half, 74 - rise / 2), at(x + half, 74 - rise / 2), at(x + half, 74 + rise / 2), at(x - half, 74 + rise / 2))}Z`,
        },
      ]
    }
    case 'bar':
      if (view === 'side') return [{ width: 11, path: disc(at(x, height)) }]
      return solid(lineThrough(at(x - width / 2, height), at(x + width / 2, height)))
    case 'frame':
      return solid(lineThrough(...corners))
    case 'pad':
      return [{ width: PAD, path: lineThrough(...corners) }]
    case 'wheel':
      return [
        { width: GEAR, path: circle(at(x, height), width / 2 - GEAR / 2) },
        { width: GEAR, path: disc(at(x, height)) },
      ]
    default:
      return []
  }
}

export const isFixed = ({ kind }: GearPiece) => (fixedGear as readonly string[]).includes(kind)

/** Returns what equipment draws that stays in its place through all phases. */
export const fixedGearShapes = (gear: readonly GearPiece[], view: View): GearShape[] =>
  gear.filter(isFixed).flatMap((piece) => fixedShapes(piece, view))

/** Returns what equipment draws that goes with the body. */
export function carriedGearShapes(gear: readonly GearPiece[], body: Body, view: View) {
  const all: CarriedShapes = { under: [], before: [], inFront: [], onTop: [] }
  for (const piece of gear) {
    // A bar seen from its end is seen in the hand that holds it.
    if (piece.kind === 'bar' && view === 'side')
      all.onTop.push({ width: DOT, path: disc(at(piece.x ?? 0, sizeOf(piece).height)) })
    if (isFixed(piece)) continue
    const shapes = heldShapes(piece, body, view)
    for (const [layer, drawn] of Object.entries(shapes))
      all[layer as keyof CarriedShapes].push(...drawn)
  }
  return all
}
