import type { Body } from './body-parts'
import { carriedGearShapes, fixedGearShapes } from './draw-gear'
import { comesNear } from './extent'
import type { GearShape } from './gear-strokes'
import type { FigureSource } from './language'
import { around, disc, lineThrough } from './paths'
import { between, directionOf, distance, distanceToLine, type Point, turn } from './points'
import type { FigureShape } from './strokes'

/** How wide limbs are, heads, and limbs and heads with the gap around them. */
const LIMB = 11
const HEAD = 20
const GAP = 2.5

/** What several phases of a figure have to draw alike, so that one can move into the next. */
export interface Manner {
  /** The other limbs are drawn where any phase shows them. */
  hasOtherArm: boolean
  hasOtherLeg: boolean
  /** The head lies before the arms where any arm would cover it. */
  isHeadFirst: boolean
  /** Something lies behind the arms, or the head, from which a gap has to part them. */
  hasArmGap: boolean
  hasGearGap: boolean
  hasHeadGap: boolean
}

/** What two drawings of a limb may differ by to count as one. */
const SAME = 2

const arm = ({ shoulder, elbow, hand }: Body['near']) => [shoulder, elbow, hand]
const leg = ({ hip, knee, foot, toe }: Body['near']) => [hip, knee, foot, toe]

const differ = (one: readonly Point[], other: readonly Point[]) =>
  one.some((point, index) => distance(point, other[index] ?? point) > SAME)

const crosses = (head: Point, [shoulder, elbow, hand]: readonly Point[]) =>
  shoulder !== undefined &&
  elbow !== undefined &&
  hand !== undefined &&
  Math.min(distanceToLine(head, shoulder, elbow), distanceToLine(head, elbow, hand)) <
    (HEAD + LIMB) / 2 - 1

/** Returns how the phases of a figure are drawn. */
export function mannerOf(bodies: readonly Body[], figure: FigureSource): Manner {
  const isSide = figure.view === 'side'
  const isHeadFirst = bodies.some(
    ({ head, near, other }) => crosses(head, arm(near)) || (!isSide && crosses(head, arm(other))),
  )
  return {
    hasOtherArm: bodies.some(({ near, other }) => differ(arm(near), arm(other))),
    hasOtherLeg: bodies.some(({ near, other }) => differ(leg(near), leg(other))),
    isHeadFirst,
    hasArmGap: bodies.some((body) => {
      const behind = [...thingsBehind(body, figure), trunkPath(body, isSide)]
      const near = (points: Point[]) => comesNear(lineThrough(...points), behind, LIMB + GAP)
      return armsOf(body, isSide).some((points) => near(freePart(body, points, isSide ? 0 : 9)))
    }),
    hasGearGap: bodies.some((body) => {
      const behind = [trunkPath(body, isSide), disc(body.head)]
      const { before, inFront } = carriedGearShapes(figure.gear ?? [], body, figure.view)
      return [...before, ...inFront].some(({ path }) => comesNear(path, behind, LIMB))
    }),
    hasHeadGap:
      isHeadFirst ||
      bodies.some((body) => {
        const near = (paths: string[], within: number) => comesNear(disc(body.head), paths, within)
        return (
          near(thingsBehind(body, figure), HEAD / 2 + 6) ||
          near([trunkPath(body, isSide)], HEAD / 2 + 7)
        )
      }),
  }
}

/** What may lie behind an arm or a head: equipment, and the limbs on the other side. */
function thingsBehind(body: Body, { view, gear = [] }: FigureSource): string[] {
  const carried = carriedGearShapes(gear, body, view)
  const pieces = [...fixedGearShapes(gear, view), ...carried.before].map(({ path }) => path)
  if (view !== 'side') return pieces
  const { near, other } = body
  if (differ(arm(near), arm(other))) pieces.push(lineThrough(...arm(other)))
  if (differ(leg(near), leg(other))) pieces.push(lineThrough(...leg(other)))
  return pieces
}

const armsOf = ({ near, other }: Body, isSide: boolean) =>
  isSide ? [arm(near)] : [arm(near), arm(other)]

const trunkPath = (body: Body, isSide: boolean) =>
  isSide
    ? lineThrough(body.shoulder, body.near.hip, body.near.knee, body.near.foot, body.near.toe)
    : frontTrunk(body)

const ink = (width: number, path: string): FigureShape => ({ tone: 'ink', width, path })
const far = (path: string): FigureShape => ({ tone: 'far', width: LIMB, path })
const gap = (width: number, path: string): FigureShape => ({
  tone: 'gap',
  width: width + 2 * GAP,
  path,
})
const gear = ({ width, path }: GearShape): FigureShape => ({ tone: 'gear', width, path })
const apart = (shapes: readonly GearShape[]) => shapes.map(({ width, path }) => gap(width, path))

/** The part of an arm that may lie before something else: what is below the armpit. */
function freePart(body: Body, [shoulder, elbow, hand]: readonly Point[], half: number): Point[] {
  if (!shoulder || !elbow || !hand) return []
  const off = (point: Point) => distanceToLine(point, body.shoulder, body.hip) - half
  const isAlong =
    Math.abs(turn(directionOf(shoulder, hand), directionOf(body.shoulder, body.hip))) < 20
  if (off(elbow) > 5 || (off(elbow) > 0 && !isAlong)) return [elbow, hand]
  const steps = Array.from({ length: 20 }, (_, step) => between(elbow, hand, step / 20))
  const start = steps.find((point) => off(point) > LIMB / 2 + 7)
  return start ? [start, hand] : [body.head, body.head]
}

/** Returns the shapes of a phase from the back to the front, in units of the figure. */
export function phaseShapes(
  body: Body,
  { view, gear: pieces = [] }: FigureSource,
  manner: Manner,
): FigureShape[] {
  const isSide = view === 'side'
  const { other } = body
  const carried = carriedGearShapes(pieces, body, view)
  const arms = armsOf(body, isSide)
  const armPath = arms.map((points) => lineThrough(...points)).join('')
  const free = arms.map((points) => lineThrough(...freePart(body, points, isSide ? 0 : 9))).join('')
  const trunk = trunkPath(body, isSide)
  const others = [
    ...(isSide && manner.hasOtherArm ? [far(lineThrough(...arm(other)))] : []),
    ...(isSide && manner.hasOtherLeg ? [far(lineThrough(...leg(other)))] : []),
  ]
  const shapes: FigureShape[] = [
    ...others,
    ...(others.length > 0 ? [gap(LIMB, trunk)] : []),
    ...fixedGearShapes(pieces, view).map(gear),
    ...carried.under.map(gear),
    ink(LIMB, trunk),
    ...(manner.hasGearGap ? apart(carried.before) : []),
    ...carried.before.map(gear),
    ...(manner.hasArmGap ? [gap(LIMB, free)] : []),
    ...(manner.isHeadFirst ? [ink(LIMB, armPath)] : []),
    ...(manner.hasHeadGap ? [gap(HEAD, disc(body.head))] : []),
    ink(HEAD, disc(body.head)),
    ...(manner.isHeadFirst ? [] : [ink(LIMB, armPath)]),
    ...(manner.hasGearGap ? apart(carried.inFront) : []),
    ...carried.inFront.map(gear),
    ...carried.onTop.map(gear),
  ]
  return shapes
}

/** A trunk from the front is as wide as its shoulders; two legs go from its hips. */
function frontTrunk(body: Body): string {
  const { near, other, shoulder, hip } = body
  return (
    around(
      near.shoulder,
      between(hip, near.hip, 0.6),
      between(hip, other.hip, 0.6),
      other.shoulder,
    ) +
    lineThrough(shoulder, hip) +
    lineThrough(...leg(near)) +
    lineThrough(...leg(other))
  )
}
