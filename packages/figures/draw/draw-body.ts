import type { Body, Side } from '../body/body-parts'
import {
  between,
  directionOf,
  distance,
  distanceToLine,
  type Point,
  toward,
  turn,
} from '../body/points'
import { closedLine, curve, lineThrough } from './paths'

/** Stroke widths of trunk and legs, arms, and head. */
export const LIMB = 11
export const ARM = 9
export const HEAD = 20

/** How far chest and belly protrude from the line between hips and shoulders. */
const CHEST = 5
const BELLY = 1.5

/** How far a bent back curves away from the line between hips and shoulders. */
const BENT_BACK_OFFSET = 11

/** Distance from shoulder to armpit, and from hip to groin. */
const ARMPIT = 7
const GROIN = 9

type Arm = readonly [shoulder: Point, elbow: Point, hand: Point, ...fingers: Point[]]

export const armOf = ({ shoulder, elbow, hand, fingers }: Side): Arm =>
  fingers ? [shoulder, elbow, hand, fingers] : [shoulder, elbow, hand]
export const legOf = ({ hip, knee, foot, toe }: Side): Point[] => [hip, knee, foot, toe]

/** The sides whose limbs are drawn in front. */
export const sidesOf = ({ view, near, other }: Body) => (view === 'side' ? [near] : [near, other])

/** Draws the trunk from the side. Its chest shows which way the person faces. */
function sideTrunk({ hip, shoulder, back }: Body): string {
  const length = distance(hip, shoulder)
  if (length < 12) return lineThrough(shoulder, hip)
  const up = directionOf(hip, shoulder)
  const out = (along: number, by: number) => toward(toward(hip, up, along), up + 90, by)
  if (back) {
    const bow = (by: number) => curve(hip, out(length * 0.25, by), out(length * 0.75, by), shoulder)
    return back === 'round'
      ? bow(-BENT_BACK_OFFSET) + bow(1 - BENT_BACK_OFFSET / 2)
      : bow(BENT_BACK_OFFSET) + bow(BENT_BACK_OFFSET / 2)
  }
  return closedLine(shoulder, out(length - 6, CHEST), out(6, BELLY), hip)
}

/** Draws the trunk from the front, as wide as the shoulders. */
function frontTrunk({ near, other, shoulder, hip }: Body): string {
  const [right, left] = [between(hip, near.hip, 0.6), between(hip, other.hip, 0.6)]
  return closedLine(near.shoulder, right, left, other.shoulder) + lineThrough(shoulder, hip)
}

export const trunkPath = (body: Body) => (body.view === 'side' ? sideTrunk(body) : frontTrunk(body))

export const legsPath = (body: Body) =>
  sidesOf(body)
    .map((side) => lineThrough(...legOf(side)))
    .join('')

/** Whether a thigh is raised far enough to overlap the trunk. */
export const isFolded = ({ near, hip, shoulder }: Body) =>
  Math.abs(turn(directionOf(hip, shoulder), directionOf(near.hip, near.knee))) < 75

/** Whether, seen from above, a knee points up in front of the hip, with the shin beside it. */
export const isKneeUp = ({ near: { hip, knee, foot } }: Body) =>
  distance(hip, knee) < GROIN && distance(knee, foot) > GROIN

/** The part of a leg that may overlap the trunk. */
export const freeLeg = ({ near }: Body): Point[] => [
  toward(near.hip, directionOf(near.hip, near.knee), GROIN),
  ...legOf(near).slice(1),
]

/** The part of an arm below the armpit, which may overlap other shapes. */
export function freeArm(body: Body, side: Side): Point[] {
  const isSide = body.view === 'side'
  const [shoulder, elbow, ...rest] = armOf(side)
  const { hand } = side
  if (isSide && distance(shoulder, elbow) > ARMPIT)
    return [toward(shoulder, directionOf(shoulder, elbow), ARMPIT), elbow, ...rest]
  const half = isSide ? 0 : 9
  const distanceOffTrunk = (point: Point) => distanceToLine(point, body.shoulder, body.hip) - half
  const isAlong =
    Math.abs(turn(directionOf(shoulder, hand), directionOf(body.shoulder, body.hip))) < 20
  if (distanceOffTrunk(elbow) > 5 || (distanceOffTrunk(elbow) > 0 && !isAlong))
    return [elbow, elbow, ...rest]
  const steps = Array.from({ length: 20 }, (_, step) => between(elbow, hand, step / 20))
  const start = steps.find((point) => distanceOffTrunk(point) > LIMB / 2 + 7)
  if (start) return [start, start, ...rest]
  // Behind the head, the line has as many points but no length.
  return armOf(side).map(() => body.head)
}
