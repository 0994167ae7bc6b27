import type { Body } from '../body/body-parts'
import { comesNear } from '../body/extent'
import { distance, distanceToLine, type Point } from '../body/points'
import type { BodyPart, FigureSource } from '../language/language'
import {
  ARM,
  armOf,
  freeArm,
  freeLeg,
  HEAD,
  isFolded,
  isKneeUp,
  LIMB,
  legOf,
  legsPath,
  sidesOf,
  trunkPath,
} from './draw-body'
import { carriedGearShapes, fixedGearShapes } from './draw-gear'
import type { GearShape } from './gear-strokes'
import { disc, lineThrough } from './paths'
import type { FigureShape, FigureTone } from './strokes'

/** Width of the gap around shapes in front. */
const GAP_WIDTH = 2

/** Limbs closer than this count as one. */
const SAME_LIMB = 2

const areDifferent = (a: readonly Point[], b: readonly Point[]) =>
  a.some((point, index) => distance(point, b[index] ?? point) > SAME_LIMB)

const hasOtherArm = ({ near, other }: Body) => areDifferent(armOf(near), armOf(other))
const hasOtherLeg = ({ near, other }: Body) => areDifferent(legOf(near), legOf(other))

/** Drawing choices shared by all phases of a figure, so that one can morph into the next. */
type FigureStyle = ReturnType<typeof figureStyle>

/** Derives the drawing choices from all phases. */
export function figureStyle(bodies: readonly Body[], figure: FigureSource) {
  const { view, gear = [] } = figure
  const isSide = view === 'side'
  const isHeadFirst = bodies.some((body) =>
    sidesOf(body).some(({ shoulder, elbow, hand }) => {
      const upper = distanceToLine(body.head, shoulder, elbow)
      return Math.min(upper, distanceToLine(body.head, elbow, hand)) < (HEAD + LIMB) / 2 - 1
    }),
  )
  const isHeadNear = (body: Body) => {
    const head = disc(body.head)
    return (
      comesNear(head, pathsBehind(body, figure), HEAD / 2 + 6) ||
      comesNear(head, [bodyPath(body)], HEAD / 2 + 7)
    )
  }
  return {
    /** Whether any phase shows the far limb apart from the near one. */
    hasOtherArm: isSide && bodies.some(hasOtherArm),
    hasOtherLeg: isSide && bodies.some(hasOtherLeg),
    /** Whether the head goes in front of the arms, because an arm would cover it in some phase. */
    isHeadFirst,
    /** Whether a shape comes so near an arm, or for `hasHeadGap` the head, that it needs a gap. */
    hasArmGap: bodies.some((body) => {
      const behind = [...pathsBehind(body, figure), bodyPath(body)]
      return freeArms(body).some((arm) => comesNear(arm, behind, LIMB + GAP_WIDTH))
    }),
    /** Whether a thigh overlaps the trunk. */
    hasLegGap: isSide ? bodies.some(isFolded) : view === 'above' && bodies.some(isKneeUp),
    hasGearGap: bodies.some((body) => {
      const behind = [bodyPath(body), disc(body.head)]
      const { before, inFront } = carriedGearShapes(gear, body)
      return [...before, ...inFront].some(({ path }) => comesNear(path, behind, LIMB))
    }),
    hasHeadGap: isHeadFirst || bodies.some(isHeadNear),
  }
}

/** Returns the paths that may lie behind an arm or the head: equipment and far limbs. */
function pathsBehind(body: Body, { view, gear = [] }: FigureSource): string[] {
  const { before } = carriedGearShapes(gear, body)
  const pieces = [...fixedGearShapes(gear, view), ...before].map(({ path }) => path)
  if (view !== 'side') return pieces
  if (hasOtherArm(body)) pieces.push(lineThrough(...armOf(body.other)))
  if (hasOtherLeg(body)) pieces.push(lineThrough(...legOf(body.other)))
  return pieces
}

const freeArms = (body: Body) => sidesOf(body).map((side) => lineThrough(...freeArm(body, side)))

const bodyPath = (body: Body) => trunkPath(body) + legsPath(body)

const gap = (width: number, path: string): FigureShape => ({
  tone: 'gap',
  width: width + 2 * GAP_WIDTH,
  path,
})
const gapsAround = (shapes: readonly GearShape[]) =>
  shapes.map(({ width, path }) => gap(width, path))
const far = (width: number, points: readonly Point[]): FigureShape => ({
  tone: 'far',
  width,
  path: lineThrough(...points),
})
const gear = (shape: GearShape): FigureShape => ({ tone: 'gear', ...shape })

/** Returns a phase's shapes from back to front, in figure units. */
export function phaseShapes(
  body: Body,
  { view, gear: pieces = [] }: FigureSource,
  style: FigureStyle,
): FigureShape[] {
  const isSide = view === 'side'
  const { other, red } = body
  const toneOf = (part: BodyPart): FigureTone => (part === red ? 'wrong' : 'ink')
  const carried = carriedGearShapes(pieces, body)
  const sides = sidesOf(body)
  const pathOf = (pointsOf: (side: Body['near']) => readonly Point[]) =>
    sides.map((side) => lineThrough(...pointsOf(side))).join('')
  const arms: FigureShape = { tone: toneOf('arms'), width: ARM, path: pathOf(armOf) }
  const feet = pathOf(({ foot, toe }) => [foot, toe])
  const trunk = trunkPath(body)
  const legs = legsPath(body)
  const others = [
    ...(style.hasOtherArm ? [far(ARM, armOf(other))] : []),
    ...(style.hasOtherLeg ? [far(LIMB, legOf(other))] : []),
  ]
  return [
    ...others,
    ...(others.length > 0 ? [gap(LIMB, trunk + legs)] : []),
    ...fixedGearShapes(pieces, view).map(gear),
    ...carried.under.map(gear),
    { tone: toneOf('trunk'), width: LIMB, path: trunk },
    ...(style.hasLegGap ? [gap(LIMB, isSide ? lineThrough(...freeLeg(body)) : legs)] : []),
    { tone: toneOf('legs'), width: LIMB, path: legs },
    ...(red === 'feet' ? [{ tone: toneOf(red), width: LIMB, path: feet }] : []),
    ...(style.hasGearGap ? gapsAround(carried.before) : []),
    ...carried.before.map(gear),
    ...(style.hasArmGap ? [gap(ARM, freeArms(body).join(''))] : []),
    ...(style.isHeadFirst ? [arms] : []),
    ...(style.hasHeadGap ? [gap(HEAD, disc(body.head))] : []),
    { tone: toneOf('head'), width: HEAD, path: disc(body.head) },
    ...(style.isHeadFirst ? [] : [arms]),
    ...(style.hasGearGap ? gapsAround(carried.inFront) : []),
    ...carried.inFront.map(gear),
    ...carried.onTop.map(gear),
  ]
}
