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

/** Width of the gap around shapes in front. */
const GAP_WIDTH = 2

/** Drawing choices shared by all phases of a figure, so that one can morph into the next. */
export interface FigureStyle {
  /** Whether any phase shows the far limb apart from the near one. */
  hasOtherArm: boolean
  hasOtherLeg: boolean
  /** Whether the head goes in front of the arms, because an arm would cover it in some phase. */
  isHeadFirst: boolean
  /** Whether a shape comes so near an arm, or for `hasHeadGap` the head, that it needs a gap. */
  hasArmGap: boolean
  /** Whether a thigh overlaps the trunk. */
  hasLegGap: boolean
  hasGearGap: boolean
  hasHeadGap: boolean
}

/** Limbs closer than this count as one. */
const SAME_LIMB = 2

const areDifferent = (a: readonly Point[], b: readonly Point[]) =>
  a.some((point, index) => distance(point, b[index] ?? point) > SAME_LIMB)

const crosses = (head: Point, [shoulder, elbow, hand]: readonly Point[]) =>
  shoulder !== undefined &&
  elbow !== undefined &&
  hand !== undefined &&
  Math.min(distanceToLine(head, shoulder, elbow), distanceToLine(head, elbow, hand)) <
    (HEAD + LIMB) / 2 - 1

/** Derives the drawing choices from all phases. */
export function figureStyle(bodies: readonly Body[], figure: FigureSource): FigureStyle {
  const isSide = figure.view === 'side'
  const isHeadFirst = bodies.some(
    ({ head, near, other }) =>
      crosses(head, armOf(near)) || (!isSide && crosses(head, armOf(other))),
  )
  return {
    hasOtherArm: bodies.some(({ near, other }) => areDifferent(armOf(near), armOf(other))),
    hasOtherLeg: bodies.some(({ near, other }) => areDifferent(legOf(near), legOf(other))),
    isHeadFirst,
    hasArmGap: bodies.some((body) => {
      const behind = [...pathsBehind(body, figure), bodyPath(body, isSide)]
      const touches = (points: Point[]) =>
        comesNear(lineThrough(...points), behind, LIMB + GAP_WIDTH)
      return armsOf(body, isSide).some((points) => touches(freeArm(body, points, isSide)))
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
        const touches = (paths: string[], within: number) =>
          comesNear(disc(body.head), paths, within)
        return (
          touches(pathsBehind(body, figure), HEAD / 2 + 6) ||
          touches([bodyPath(body, isSide)], HEAD / 2 + 7)
        )
      }),
  }
}

/** Returns the paths that may lie behind an arm or the head: equipment and far limbs. */
function pathsBehind(body: Body, { view, gear = [] }: FigureSource): string[] {
  const carried = carriedGearShapes(gear, body, view)
  const pieces = [...fixedGearShapes(gear, view), ...carried.before].map(({ path }) => path)
  if (view !== 'side') return pieces
  const { near, other } = body
  if (areDifferent(armOf(near), armOf(other))) pieces.push(lineThrough(...armOf(other)))
  if (areDifferent(legOf(near), legOf(other))) pieces.push(lineThrough(...legOf(other)))
  return pieces
}

const armsOf = ({ near, other }: Body, isSide: boolean) =>
  isSide ? [armOf(near)] : [armOf(near), armOf(other)]

const bodyPath = (body: Body, isSide: boolean) => trunkPath(body, isSide) + legsPath(body, isSide)

const far = (width: number, path: string): FigureShape => ({ tone: 'far', width, path })
const gap = (width: number, path: string): FigureShape => ({
  tone: 'gap',
  width: width + 2 * GAP_WIDTH,
  path,
})
const gear = ({ width, path }: GearShape): FigureShape => ({ tone: 'gear', width, path })
const gapsAround = (shapes: readonly GearShape[]) =>
  shapes.map(({ width, path }) => gap(width, path))

/** Returns a phase's shapes from back to front, in figure units. */
export function phaseShapes(
  body: Body,
  { view, gear: pieces = [] }: FigureSource,
  style: FigureStyle,
): FigureShape[] {
  const isSide = view === 'side'
  const { other, red } = body
  const toneOf = (part: BodyPart): FigureTone => (part === red ? 'wrong' : 'ink')
  const carried = carriedGearShapes(pieces, body, view)
  const arms = armsOf(body, isSide)
  const armPath = arms.map((points) => lineThrough(...points)).join('')
  const armShape = { tone: toneOf('arms'), width: ARM, path: armPath }
  const free = arms.map((points) => lineThrough(...freeArm(body, points, isSide))).join('')
  const trunk = trunkPath(body, isSide)
  const legs = legsPath(body, isSide)
  const others = [
    ...(isSide && style.hasOtherArm ? [far(ARM, lineThrough(...armOf(other)))] : []),
    ...(isSide && style.hasOtherLeg ? [far(LIMB, lineThrough(...legOf(other)))] : []),
  ]
  const shapes: FigureShape[] = [
    ...others,
    ...(others.length > 0 ? [gap(LIMB, trunk + legs)] : []),
    ...fixedGearShapes(pieces, view).map(gear),
    ...carried.under.map(gear),
    { tone: toneOf('trunk'), width: LIMB, path: trunk },
    ...(style.hasLegGap ? [gap(LIMB, isSide ? lineThrough(...freeLeg(body)) : legs)] : []),
    { tone: toneOf('legs'), width: LIMB, path: legs },
    ...(red === 'feet' ? [{ tone: toneOf(red), width: LIMB, path: feetPath(body, isSide) }] : []),
    ...(style.hasGearGap ? gapsAround(carried.before) : []),
    ...carried.before.map(gear),
    ...(style.hasArmGap ? [gap(ARM, free)] : []),
    ...(style.isHeadFirst ? [armShape] : []),
    ...(style.hasHeadGap ? [gap(HEAD, disc(body.head))] : []),
    { tone: toneOf('head'), width: HEAD, path: disc(body.head) },
    ...(style.isHeadFirst ? [] : [armShape]),
    ...(style.hasGearGap ? gapsAround(carried.inFront) : []),
    ...carried.inFront.map(gear),
    ...carried.onTop.map(gear),
  ]
  return shapes
}
