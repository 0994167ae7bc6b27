import type { Body } from '../body/body-parts'
import { carriedPoints } from '../body/carried'
import { between, distance } from '../body/points'
import { sizeOf } from '../language/gear-kinds'
import type { FigureSource, GearPiece } from '../language/language'
import { formatUnits, type PoseMistake, TOLERANCE } from './pose-mistake'

/** Max distance, in grid units, from hand to a bar lying on the body, and from bar to mid-foot. */
const MAX_HAND_GAP = 14
const MAX_FOOT_OFFSET = 12

/** Finds mistakes in how a barbell or EZ bar is held. */
export function holdMistakes(body: Body, piece: GearPiece, isSide: boolean): PoseMistake[] {
  if (piece.kind !== 'barbell' && piece.kind !== 'ez-bar') return []
  const { near, other } = body
  const handDistance = isSide
    ? distance(near.hand, other.hand)
    : Math.abs(near.hand.h - other.hand.h)
  const [bar = near.hand] = carriedPoints(body, piece.at)
  const handGap = isSide ? distance(near.hand, bar) : Math.abs(near.hand.h - bar.h)
  const foot = between(near.foot, near.toe, 0.5)
  const footOffset = Math.abs(bar.x - foot.x)
  const messages: [string, string | false][] = [
    [
      'arm',
      (piece.at === undefined || piece.at === 'hands') &&
        handDistance > TOLERANCE + 1 &&
        `The hands hold the ${piece.kind} at two places, ${formatUnits(handDistance)} apart; give both the same place.`,
    ],
    [
      'arm',
      handGap > MAX_HAND_GAP &&
        `The hand is ${formatUnits(handGap)} from the ${piece.kind}; at most ${MAX_HAND_GAP} are allowed, so write "${piece.at}" as its place.`,
    ],
    [
      'trunk',
      isSide &&
        piece.overFoot === true &&
        Math.round(footOffset) > MAX_FOOT_OFFSET &&
        `The bar is ${formatUnits(footOffset)} ${bar.x > foot.x ? 'in front of' : 'behind'} the middle of the foot; at most ${MAX_FOOT_OFFSET} are allowed, so turn the trunk or the shins.`,
    ],
  ]
  return messages.flatMap(([field, message]) => (message ? [{ path: [field], message }] : []))
}

/** Flags a fixed bar that no hand touches in any phase. */
export function barMistakes({ gear = [] }: FigureSource, bodies: readonly Body[]): PoseMistake[] {
  return gear.flatMap((piece, index) => {
    if (piece.kind !== 'bar') return []
    const { height } = sizeOf(piece)
    const isHeld = bodies.some(({ near, other }) =>
      [near.hand, other.hand].some(({ h }) => Math.abs(h - height) < TOLERANCE),
    )
    if (isHeld) return []
    const message = `No hand is at the bar (height ${height}); fix one to it with "anchor": { "hand": "bar" }.`
    return [{ path: ['gear', index], message }]
  })
}
