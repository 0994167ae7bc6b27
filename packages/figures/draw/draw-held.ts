import type { Body } from '../body/body-parts'
import { carriedPoints } from '../body/carried'
import { between, directionOf, type Point, point, toward } from '../body/points'
import { sizeOf } from '../language/gear-kinds'
import type { GearPiece } from '../language/language'
import { backpack, dumbbell, kettlebell, longBar } from './draw-weights'
import { type CarriedShapes, CORD, DOT, type GearShape, solid } from './gear-strokes'
import { circle, curve, disc, lineThrough } from './paths'

/** Radius of a plate seen end-on. */
const PLATE = 13

const cord = (path: string): GearShape => ({ width: CORD, path })
const dot = (at: Point): GearShape => ({ width: DOT, path: disc(at) })

/** A level line from one side of a point to the other. */
const level = ({ x, h }: Point, left: number, right: number) =>
  lineThrough(point(x - left, h), point(x + right, h))

/** A cable's bar, slightly wider than the grip. */
function pulledBar(one: Point, other: Point): string {
  const [left, right] = one.x < other.x ? [one, other] : [other, one]
  return lineThrough(point(left.x - 14, left.h - 5), left, right, point(right.x + 14, right.h - 5))
}

/** Draws a piece that moves with the body. Of a bar seen end-on, it draws what shows in the hand. */
export function heldShapes(piece: GearPiece, body: Body): Partial<CarriedShapes> {
  const points = carriedPoints(body, piece.at)
  const [first, second = first] = points
  const isUpright = piece.turn === 'upright'
  const isSide = body.view === 'side'
  const [fromX = 0, fromHeight = 0] = piece.from ?? []
  const from = piece.from && point(fromX, fromHeight)
  switch (piece.kind) {
    case 'bar':
      return isSide ? { onTop: [dot(point(piece.x ?? 0, sizeOf(piece).height))] } : {}
    case 'barbell':
    case 'ez-bar':
      if (!isSide) return { before: [solid(longBar(between(first, second, 0.5), piece.kind))] }
      return { before: points.map((at) => solid(circle(at, PLATE))), onTop: points.map(dot) }
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
      return { before: [solid(pulledBar(first, second))] }
    case 'ball':
      return { before: points.map((at) => ({ width: 20, path: disc(at) })) }
    case 'rings': {
      // A wrist bent over a ring rests on its bottom.
      const isOver = body.near.fingers !== undefined
      const [rise, radius] = isOver ? [9, 10] : [0, 8]
      const rings = points.map((grip) => solid(circle(toward(grip, 0, rise), radius)))
      const straps = points.map(({ x, h }) =>
        cord(lineThrough(point(x, h + rise + radius), point(x, 146))),
      )
      return isOver ? { before: [...straps, ...rings] } : { before: straps, onTop: rings }
    }
    case 'cable':
      return {
        before: points.flatMap((grip) => {
          const pulled = directionOf(from ?? grip, grip) + 90
          const handle = lineThrough(toward(grip, pulled, 11), toward(grip, pulled, -11))
          return [cord(lineThrough(from ?? grip, grip)), solid(handle)]
        }),
      }
    case 'band':
      if (!from) return { onTop: [cord(lineThrough(body.near.hand, body.other.hand))] }
      return { before: points.map((at) => cord(lineThrough(from, at))) }
    case 'lever': {
      const isHeld = piece.at === undefined || piece.at.includes('hand')
      const rods = points.map((at) => solid(lineThrough(from ?? at, at)))
      const pads = isHeld ? [] : points.map((at) => ({ width: 14, path: disc(at) }))
      return { before: [...rods, ...pads] }
    }
    case 'rope': {
      // Mid-jump, the rope passes under the feet.
      const isUnder = Math.min(body.near.foot.h, body.other.foot.h) > 8
      const height = first.h + (isUnder ? -1.2 * first.h : 90)
      const out = (x: number) => point(body.hip.x + x, height)
      return { before: [cord(curve(second, out(-44), out(44), first))] }
    }
    case 'battle-rope': {
      const end = from ?? point(70, 4)
      const bend = (part: number, up: number) => ({ ...between(first, end, part), h: up })
      return {
        before: points.map((grip, index) =>
          cord(curve(grip, bend(0.3, index ? 0 : 60), bend(0.6, index ? 50 : -30), end)),
        ),
      }
    }
    case 'seat':
      return { under: [solid(level(toward(body.hip, 180, 8.5), 8, 8))] }
    case 'slider':
      return { under: points.map((at) => solid(level(toward(at, 180, 5.5), 8, 14))) }
    default:
      return {}
  }
}
