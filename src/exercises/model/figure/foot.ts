import { HALF_LIMB, lengths, type Side, TIPTOE } from './body-parts'
import { endOf, mirroredDirection } from './directions'
import type { FigureSource, Pose } from './language'
import { directionOf, type Point, toward } from './points'

/** Returns the toe. A sole on the floor is flat, and one in the air is perpendicular to the shin. */
export function toeOf(
  pose: Pose,
  { view }: FigureSource,
  side: Side,
  which: 'near' | 'other',
): Point {
  const writtenDirection = which === 'near' ? pose.foot : (pose.otherFoot ?? pose.foot)
  const out = side.hip.x < 0 ? 270 : 90
  if (writtenDirection !== undefined)
    return endOf(
      side.foot,
      view === 'front' && out === 270 ? mirroredDirection(writtenDirection, 0) : writtenDirection,
      lengths.foot,
    )
  if (view === 'front') return toward(side.foot, out, lengths.foot / 2)
  const leg = which === 'other' && pose.otherLeg !== undefined ? pose.otherLeg : pose.leg
  if (typeof leg === 'string' && leg.startsWith('toes'))
    return toward(side.foot, TIPTOE, lengths.foot)
  const isFlat = pose.anchor?.foot !== undefined && which === 'near'
  const isLevel = pose.anchor?.toe === undefined && Math.abs(side.foot.h - HALF_LIMB) < 2
  if (isFlat || isLevel) return toward(side.foot, 90, lengths.foot)
  return toward(side.foot, directionOf(side.knee, side.foot) - 90, lengths.foot)
}
