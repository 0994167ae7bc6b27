import type { Body } from './body-parts'
import { carriedPoints } from './carried'
import { backpack, dumbbell, kettlebell, longBar } from './draw-weights'
import type { GearPiece } from './gear-kinds'
import { type CarriedShapes, CORD, DOT, GEAR, type GearShape } from './gear-strokes'
import type { View } from './language'
import { circle, curve, disc, lineThrough } from './paths'
import { between, directionOf, type Point, toward } from './points'

/** Radius of a plate seen end-on. */
const PLATE = 13

const solid = (path: string): GearShape => ({ width: GEAR, path })

/** A cable's bar, slightly wider than the grip. */
function pulledBar([one = { x: 0, h: 0 }, other = one]: readonly Point[]): string {
  const [left, right] = one.x < other.x ? [one, other] : [other, one]
  return lineThrough({ x: left.x - 14, h: left.h - 5 }, left, right, {
    x: right.x + 14,
    h: right.h - 5,
  })
}

/** Draws a piece that moves with the body. */
export function heldShapes(piece: GearPiece, body: Body, view: View): Partial<CarriedShapes> {
  const points = carriedPoints(body, piece.at)
  const isUpright = piece.turn === 'upright'
  const isSide = view === 'side'
  const from = piece.from && { x: piece.from[0] ?? 0, h: piece.from[1] ?? 0 }
  switch (piece.kind) {
    case 'barbell':
    case 'ez-bar':
      if (!isSide) return { before: longBar(points, piece.kind === 'ez-bar') }
      return {
        before: points.map((at) => solid(circle(at, PLATE))),
        onTop: points.map((at) => ({ width: DOT, path: disc(at) })),
      }
    case 'dumbbell': {
      const drawn = points.map((at) => dumbbell(at, body, isUpright))
      return {
        before: drawn.map(({ bells }) => solid(bells)),
        onTop: drawn.map(({ grip }) => solid(grip)),
      }
    }
    case 'kettlebell': {
      const bells = points.flatMap((at) => kettlebell(at, isUpright))
      // Held in front of the chest, it overlaps the forearms.
      return body.near.hand.h > body.near.elbow.h + 12 ? { inFront: bells } : { before: bells }
    }
    case 'backpack': {
      const trunk = directionOf(body.hip, body.shoulder)
      const aside = piece.at === 'back' ? -8 : 8
      const held = isUpright ? directionOf(body.near.hand, body.near.elbow) : 0
      const isWorn = piece.at === 'back' || piece.at === 'front'
      return {
        before: points.map((grip) => ({
          width: 4,
          path: isWorn ? backpack(grip, trunk, aside) : backpack(grip, held, 0),
        })),
      }
    }
    case 'pulldown-bar':
      return { before: [solid(pulledBar(points))] }
    case 'ball':
      return { before: points.map((at) => ({ width: 20, path: disc(at) })) }
    case 'rings': {
      // A wrist bent over a ring rests on its bottom.
      const isOver = body.near.fingers !== undefined
      const rings = points.map((grip) =>
        solid(circle(isOver ? toward(grip, 0, 9) : grip, isOver ? 10 : 8)),
      )
      const straps = points.map(({ x, h }) => ({
        width: CORD,
        path: lineThrough({ x, h: h + (isOver ? 19 : 8) }, { x, h: 146 }),
      }))
      return isOver ? { before: [...straps, ...rings] } : { before: straps, onTop: rings }
    }
    case 'cable':
      return {
        before: points.flatMap((grip) => {
          const pulled = directionOf(from ?? grip, grip) + 90
          return [
            { width: CORD, path: lineThrough(from ?? grip, grip) },
            solid(lineThrough(toward(grip, pulled, 11), toward(grip, pulled, -11))),
          ]
        }),
      }
    case 'band':
      if (!from)
        return { onTop: [{ width: CORD, path: lineThrough(body.near.hand, body.other.hand) }] }
      return { before: points.map((at) => ({ width: CORD, path: lineThrough(from, at) })) }
    case 'lever': {
      const isHeld = piece.at === undefined || piece.at.includes('hand')
      const arm = points.map((at) => solid(lineThrough(from ?? at, at)))
      return {
        before: isHeld ? arm : [...arm, ...points.map((at) => ({ width: 14, path: disc(at) }))],
      }
    }
    case 'rope': {
      const [one = { x: 0, h: 0 }, other = one] = points
      // Mid-jump, the rope passes under the feet.
      const isUnder = Math.min(body.near.foot.h, body.other.foot.h) > 8
      const reach = isUnder ? -1.2 * one.h : 90
      const out = (x: number): Point => ({ x: body.hip.x + x, h: one.h + reach })
      return { before: [{ width: CORD, path: curve(other, out(-44), out(44), one) }] }
    }
    case 'battle-rope': {
      const end = from ?? { x: 70, h: 4 }
      const bend = (part: number, up: number) => ({
        ...between(points[0] ?? end, end, part),
        h: up,
      })
      return {
        before: points.map((grip, index) => ({
          width: CORD,
          path: curve(grip, bend(0.3, index ? 0 : 60), bend(0.6, index ? 50 : -30), end),
        })),
      }
    }
    case 'seat':
      return {
        under: [
          solid(
            lineThrough(
              { x: body.hip.x - 8, h: body.hip.h - 8.5 },
              { x: body.hip.x + 8, h: body.hip.h - 8.5 },
            ),
          ),
        ],
      }
    case 'slider':
      return {
        under: points.map(({ x, h }) =>
          solid(lineThrough({ x: x - 8, h: h - 5.5 }, { x: x + 14, h: h - 5.5 })),
        ),
      }
    default:
      return {}
  }
}
