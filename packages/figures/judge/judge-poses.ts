import type { Body } from '../body/body-parts'
import { HALF_LIMB } from '../body/body-parts'
import { extentOf } from '../body/extent'
import { between, type Point } from '../body/points'
import { poseFigure } from '../draw/pose-figure'
import { bodiesOf } from '../draw/stage'
import { CELL } from '../draw/strokes'
import { isSurface, requiredGearFields, sizeOf } from '../language/gear-kinds'
import type { FigureSource, GearPiece, Pose } from '../language/language'
import { barMistakes, holdMistakes } from './hold-mistakes'
import { jointMistakes } from './joint-limits'
import { placeMistake, placesIn } from './place-mistake'
import { formatUnits, type PoseMistake, TOLERANCE } from './pose-mistake'

/** Finds poses that no body can take and no equipment allows. Expects a figure that matches its schema. */
export function judgePoses(figure: FigureSource): PoseMistake[] {
  const inputMistakes = [
    ...(figure.gear ?? []).flatMap(gearMistakes),
    ...figure.phases.flatMap((pose, phase) =>
      placesIn(pose).flatMap(({ path, place }) => {
        const message = placeMistake(place, figure, phase)
        return message ? [{ path: ['phases', phase, ...path], message }] : []
      }),
    ),
    ...figure.phases.flatMap(anchorMistakes),
  ]
  if (inputMistakes.length > 0) return inputMistakes
  const bodies = bodiesOf(figure)
  return [
    ...bodies.flatMap((body, phase) =>
      bodyMistakes(body, figure).map(({ path, message }) => ({
        path: ['phases', phase, ...path],
        message,
      })),
    ),
    ...barMistakes(figure, bodies),
    ...sizeMistakes(figure),
  ]
}

function gearMistakes(piece: GearPiece, index: number): PoseMistake[] {
  const missing =
    requiredGearFields[piece.kind]?.filter((field) => piece[field] === undefined) ?? []
  return missing.map((field) => ({
    path: ['gear', index],
    message: `A ${piece.kind} needs ${field}; see docs/figures.md.`,
  }))
}

function anchorMistakes({ anchor = { foot: '' } }: Pose, phase: number): PoseMistake[] {
  const joints = Object.keys(anchor)
  if (joints.length === 1) return []
  const message = `Found ${joints.length} joints; an anchor has only one, so place the other limb in the arm or leg field.`
  return [{ path: ['phases', phase, 'anchor'], message }]
}

/** Finds mistakes of one body in its surroundings. */
function bodyMistakes(body: Body, figure: FigureSource): PoseMistake[] {
  const { gear = [], view, floor } = figure
  const reach = body.missed.map(({ limb, place, by }) => ({
    path: [limb],
    message: `The ${limb.endsWith('rm') ? 'hand' : 'foot'} is ${formatUnits(by)} short of "${place}"; move the place or the body.`,
  }))
  const joints = view === 'side' ? jointMistakes(body) : []
  const floorProblems = floor === false || view === 'above' ? [] : floorMistakes(body)
  return [
    ...reach,
    ...joints.map(({ field, message }) => ({ path: [field], message })),
    ...floorProblems,
    ...(view === 'side' ? gear.flatMap((piece) => throughMistakes(body, piece)) : []),
    ...gear.flatMap((piece) => holdMistakes(body, piece, view === 'side')),
  ]
}

const jointsOf = ({ hip, shoulder, head, near, other }: Body): [string, Point, number][] => [
  ['head', head, 10],
  ['shoulder', shoulder, HALF_LIMB],
  ['hip', hip, HALF_LIMB],
  ...([near, other] as const).flatMap((side, index) =>
    (['elbow', 'hand', 'knee', 'foot', 'toe'] as const).map((name): [string, Point, number] => [
      index ? `other ${name}` : name,
      side[name],
      HALF_LIMB,
    ]),
  ),
]

function floorMistakes(body: Body): PoseMistake[] {
  const below = jointsOf(body).filter(([, { h }, half]) => h < half - TOLERANCE)
  const [first] = below.toSorted(([, a], [, b]) => a.h - b.h)
  if (!first) return []
  const [name, { h }, half] = first
  return [
    {
      path: [],
      message: `The ${name} is ${formatUnits(half - h)} below the floor; raise the body by its anchor or turn a limb.`,
    },
  ]
}

/** Body parts that can't overlap a bench. Arms and the far leg can be beside it. */
const solidParts = ({ hip, shoulder, head, near }: Body): [string, Point, Point][] => [
  ['trunk', hip, shoulder],
  ['head', shoulder, head],
  ['thigh', near.hip, near.knee],
  ['shin', near.knee, near.foot],
]

function throughMistakes(body: Body, piece: GearPiece): PoseMistake[] {
  if (!isSurface(piece)) return []
  const { width, height } = sizeOf(piece)
  const left = piece.x ?? 0
  const bottom = piece.kind === 'box' ? 0 : height - 6
  const isInside = ({ x, h }: Point) =>
    x > left + TOLERANCE &&
    x < left + width - TOLERANCE &&
    h < height + HALF_LIMB - TOLERANCE &&
    h > bottom - HALF_LIMB + TOLERANCE
  const blockedPart = solidParts(body).find(([, from, to]) =>
    Array.from({ length: 21 }, (_, step) => between(from, to, step / 20)).some(isInside),
  )
  if (!blockedPart) return []
  const name = piece.name ?? piece.kind
  const message = `The ${blockedPart[0]} goes through the ${name} (height ${height}); move the body or the ${name}.`
  return [{ path: [], message }]
}

function sizeMistakes(figure: FigureSource): PoseMistake[] {
  const { left, right, top, bottom } = extentOf(poseFigure(figure).phases.flat())
  const wide = right - left
  const messages = [
    wide > CELL &&
      `The phases together are ${formatUnits(wide)} wide; at most ${CELL} are allowed.`,
    top < -TOLERANCE &&
      `The figure reaches ${formatUnits(-top)} above its upper edge; lower the highest part.`,
    bottom > CELL + TOLERANCE &&
      `The figure reaches ${formatUnits(bottom - CELL)} below its lower edge; raise the lowest part.`,
  ]
  return messages.flatMap((message) => (message ? [{ path: ['phases'], message }] : []))
}
