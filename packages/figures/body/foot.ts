import type { FigureSource, Pose } from '../language/language'
import { HALF_LIMB, lengths, type Side, type SideName, TIPTOE } from './body-parts'
import { endOf, mirroredDirection } from './directions'
import { directionOf, type Point, toward } from './points'

/** Returns the toe. A sole on the floor is flat, and one in the air is perpendicular to the shin. */
export function toeOf(pose: Pose, { view }: FigureSource, side: Side, which: SideName): Point {
  const isNear = which === 'near'
  const written = isNear ? pose.foot : (pose.otherFoot ?? pose.foot)
  const isFront = view === 'front'
  const isLeft = side.hip.x < 0
  if (written !== undefined) {
    const direction = isFront && isLeft ? mirroredDirection(written, 0) : written
    return endOf(side.foot, direction, lengths.foot)
  }
  if (isFront) return toward(side.foot, isLeft ? 270 : 90, lengths.foot / 2)
  const leg = isNear ? pose.leg : (pose.otherLeg ?? pose.leg)
  if (typeof leg === 'string' && leg.startsWith('toes'))
    return toward(side.foot, TIPTOE, lengths.foot)
  const isFlat = pose.anchor?.foot !== undefined && isNear
  const isLevel = pose.anchor?.toe === undefined && Math.abs(side.foot.h - HALF_LIMB) < 2
  const direction = isFlat || isLevel ? 90 : directionOf(side.knee, side.foot) - 90
  return toward(side.foot, direction, lengths.foot)
}
