import type { Body } from '../../exercises/model/figure/body-parts'
import { carriedPoints } from '../../exercises/model/figure/carried'
import { type GearPiece, sizeOf } from '../../exercises/model/figure/gear-kinds'
import type { FigureSource } from '../../exercises/model/figure/language'
import { between, distance } from '../../exercises/model/figure/points'
import { type PoseMistake, SLACK, units } from './pose-mistake'

/** How far a hand may be from a bar that lies on the body, and the bar from the middle of the foot. */
const GRIP = 14
const BALANCE = 12

/** What is wrong with how a bar is held. */
export function holdMistakes(body: Body, piece: GearPiece, isSide: boolean): PoseMistake[] {
  if (piece.kind !== 'barbell' && piece.kind !== 'ez-bar') return []
  const { near, other } = body
  const apart = isSide ? distance(near.hand, other.hand) : Math.abs(near.hand.h - other.hand.h)
  const [bar = near.hand] = carriedPoints(body, piece.at)
  const off = isSide ? distance(near.hand, bar) : Math.abs(near.hand.h - bar.h)
  const foot = between(near.foot, near.toe, 0.5)
  const lean = Math.abs(bar.x - foot.x)
  const messages: [string, string | false][] = [
    [
      'arm',
      (piece.at === undefined || piece.at === 'hands') &&
        apart > SLACK + 1 &&
        `The hands hold the ${piece.kind} at two places, ${units(apart)} from each other; give both the same place.`,
    ],
    [
      'arm',
      off > GRIP &&
        `The hand is ${units(off)} from the ${piece.kind}; at most ${GRIP} are allowed, so write "${piece.at}" for its place.`,
    ],
    [
      'trunk',
      isSide &&
        piece.overFoot === true &&
        Math.round(lean) > BALANCE &&
        `The bar is ${units(lean)} ${bar.x > foot.x ? 'in front of' : 'behind'} the middle of the foot; at most ${BALANCE} are allowed, so turn the trunk or the shins.`,
    ],
  ]
  return messages.flatMap(([field, message]) => (message ? [{ path: [field], message }] : []))
}

/** A bar that nobody holds is no part of the exercise. */
export function barMistakes({ gear = [] }: FigureSource, bodies: readonly Body[]): PoseMistake[] {
  return gear.flatMap((piece, index) => {
    if (piece.kind !== 'bar') return []
    const { height } = sizeOf(piece)
    const isHeld = bodies.some(({ near, other }) =>
      [near.hand, other.hand].some(({ h }) => Math.abs(h - height) < SLACK),
    )
    if (isHeld) return []
    const message = `No hand is at the bar, which is ${height} high; hold the body to it with "anchor": { "hand": "bar" }.`
    return [{ path: ['gear', index], message }]
  })
}
