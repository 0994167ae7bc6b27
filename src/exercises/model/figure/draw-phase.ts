import type { Body } from './body-parts'
import {
  ARM,
  armOf,
  feetPath,
  freeArm,
  freeLeg,
  HEAD,
  isFolded,
  isKneeUp,
  LIMB,
  legOf,
  legsPath,
  trunkPath,
} from './draw-body'
import { carriedGearShapes, fixedGearShapes } from './draw-gear'
import { comesNear } from './extent'
import type { GearShape } from './gear-strokes'
import type { BodyPart, FigureSource } from './language'
import { disc, lineThrough } from './paths'
import { distance, distanceToLine, type Point } from './points'
import type { FigureShape, FigureTone } from './strokes'

/** How wide the gap around what lies in front is. */
const GAP = 2

/** What several phases of a figure have to draw alike, so that one can move into the next. */
export interface Manner {
  /** The other limbs are drawn where any phase shows them. */
  hasOtherArm: boolean
  hasOtherLeg: boolean
  /** The head lies before the arms where any arm would cover it. */
  isHeadFirst: boolean
  /** Something lies behind the arms, or the head, from which a gap has to part them. */
  hasArmGap: boolean
  /** A thigh lies before the trunk. */
  hasLegGap: boolean
  hasGearGap: boolean
  hasHeadGap: boolean
}

/** What two drawings of a limb may differ by to count as one. */
const SAME = 2

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
    ({ head, near, other }) =>
      crosses(head, armOf(near)) || (!isSide && crosses(head, armOf(other))),
  )
  return {
    hasOtherArm: bodies.some(({ near, other }) => differ(armOf(near), armOf(other))),
    hasOtherLeg: bodies.some(({ near, other }) => differ(legOf(near), legOf(other))),
    isHeadFirst,
    hasArmGap: bodies.some((body) => {
      const behind = [...thingsBehind(body, figure), bodyPath(body, isSide)]
      const near = (points: Point[]) => comesNear(lineThrough(...points), behind, LIMB + GAP)
      return armsOf(body, isSide).some((points) => near(freeArm(body, points, isSide)))
    }),
    hasLegGap: isSide ? bodies.some(isFolded) : figure.view === 'above' && bodies.some(isKneeUp),
    hasGearGap: bodies.some((body) => {
      const behind = [bodyPath(body, isSide), disc(body.head)]
      const { before, inFront } = carriedGearShapes(figure.gear ?? [], body, figure.view)
      return [...before, ...inFront].some(({ path }) => comesNear(path, behind, LIMB))
    }),
    hasHeadGap:
      isHeadFirst ||
      bodies.some((body) => {
        const near = (paths: string[], within: number) => comesNear(disc(body.head), paths, within)
        return (
          near(thingsBehind(body, figure), HEAD / 2 + 6) ||
          near([bodyPath(body, isSide)], HEAD / 2 + 7)
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
  if (differ(armOf(near), armOf(other))) pieces.push(lineThrough(...armOf(other)))
  if (differ(legOf(near), legOf(other))) pieces.push(lineThrough(...legOf(other)))
  return pieces
}

const armsOf = ({ near, other }: Body, isSide: boolean) =>
  isSide ? [armOf(near)] : [armOf(near), armOf(other)]

const bodyPath = (body: Body, isSide: boolean) => trunkPath(body, isSide) + legsPath(body, isSide)

const far = (width: number, path: string): FigureShape => ({ tone: 'far', width, path })
const gap = (width: number, path: string): FigureShape => ({
  tone: 'gap',
  width: width + 2 * GAP,
  path,
})
const gear = ({ width, path }: GearShape): FigureShape => ({ tone: 'gear', width, path })
const apart = (shapes: readonly GearShape[]) => shapes.map(({ width, path }) => gap(width, path))

/** Returns the shapes of a phase from the back to the front, in units of the figure. */
export function phaseShapes(
  body: Body,
  { view, gear: pieces = [] }: FigureSource,
  manner: Manner,
): FigureShape[] {
  const isSide = view === 'side'
  const { other, red } = body
  const of = (part: BodyPart): FigureTone => (part === red ? 'wrong' : 'ink')
  const carried = carriedGearShapes(pieces, body, view)
  const arms = armsOf(body, isSide)
  const armPath = arms.map((points) => lineThrough(...points)).join('')
  const armShape = { tone: of('arms'), width: ARM, path: armPath }
  const free = arms.map((points) => lineThrough(...freeArm(body, points, isSide))).join('')
  const trunk = trunkPath(body, isSide)
  const legs = legsPath(body, isSide)
  const others = [
    ...(isSide && manner.hasOtherArm ? [far(ARM, lineThrough(...armOf(other)))] : []),
    ...(isSide && manner.hasOtherLeg ? [far(LIMB, lineThrough(...legOf(other)))] : []),
  ]
  const shapes: FigureShape[] = [
    ...others,
    ...(others.length > 0 ? [gap(LIMB, trunk + legs)] : []),
    ...fixedGearShapes(pieces, view).map(gear),
    ...carried.under.map(gear),
    { tone: of('trunk'), width: LIMB, path: trunk },
    ...(manner.hasLegGap ? [gap(LIMB, isSide ? lineThrough(...freeLeg(body)) : legs)] : []),
    { tone: of('legs'), width: LIMB, path: legs },
    ...(red === 'feet' ? [{ tone: of(red), width: LIMB, path: feetPath(body, isSide) }] : []),
    ...(manner.hasGearGap ? apart(carried.before) : []),
    ...carried.before.map(gear),
    ...(manner.hasArmGap ? [gap(ARM, free)] : []),
    ...(manner.isHeadFirst ? [armShape] : []),
    ...(manner.hasHeadGap ? [gap(HEAD, disc(body.head))] : []),
    { tone: of('head'), width: HEAD, path: disc(body.head) },
    ...(manner.isHeadFirst ? [] : [armShape]),
    ...(manner.hasGearGap ? apart(carried.inFront) : []),
    ...carried.inFront.map(gear),
    ...carried.onTop.map(gear),
  ]
  return shapes
}
