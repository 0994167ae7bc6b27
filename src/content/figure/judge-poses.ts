import type { Body } from '../../exercises/model/figure/body-parts'
import { HALF_LIMB } from '../../exercises/model/figure/body-parts'
import { extentOf } from '../../exercises/model/figure/extent'
import {
  type GearPiece,
  gearNeeds,
  sizeOf,
  surfaces,
} from '../../exercises/model/figure/gear-kinds'
import type { FigureSource, Pose } from '../../exercises/model/figure/language'
import { between, type Point } from '../../exercises/model/figure/points'
import { poseFigure } from '../../exercises/model/figure/pose-figure'
import { bodiesOf } from '../../exercises/model/figure/stage'
import { CELL } from '../../exercises/model/figure/strokes'
import { barMistakes, holdMistakes } from './hold-mistakes'
import { jointMistakes } from './joint-limits'
import { placeMistake, placesIn } from './place-mistake'
import { type PoseMistake, SLACK, units } from './pose-mistake'

/** Returns what no body can do and no equipment allows. Takes a figure that its schema accepts. */
export function judgePoses(figure: FigureSource): PoseMistake[] {
  const unclear = [
    ...(figure.gear ?? []).flatMap(gearMistakes),
    ...figure.phases.flatMap((pose, phase) =>
      placesIn(pose).flatMap(({ path, place }) => {
        const message = placeMistake(place, figure, phase)
        return message ? [{ path: ['phases', phase, ...path], message }] : []
      }),
    ),
    ...figure.phases.flatMap(anchorMistakes),
  ]
  if (unclear.length > 0) return unclear
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
  const missing = gearNeeds[piece.kind]?.filter((field) => piece[field] === undefined) ?? []
  return missing.map((field) => ({
    path: ['gear', index],
    message: `A ${piece.kind} needs ${field}; docs/figures.md says what it is.`,
  }))
}

function anchorMistakes({ anchor = { foot: '' } }: Pose, phase: number): PoseMistake[] {
  const joints = Object.keys(anchor)
  if (joints.length === 1) return []
  const message = `Found ${joints.length} joints; a body is held to its place by one, so give the other limb its place in arm or leg.`
  return [{ path: ['phases', phase, 'anchor'], message }]
}

/** What is wrong with one body in its surroundings. */
function bodyMistakes(body: Body, figure: FigureSource): PoseMistake[] {
  const { gear = [], view, floor } = figure
  const reach = body.missed.map(({ limb, place, by }) => ({
    path: [limb],
    message: `The ${limb.endsWith('rm') ? 'hand' : 'foot'} cannot reach "${place}", which is ${units(by)} too far; move the place or the body.`,
  }))
  const joints = view === 'side' ? jointMistakes(body) : []
  const lowest = floor === false || view === 'above' ? [] : floorMistakes(body)
  return [
    ...reach,
    ...joints.map(({ field, message }) => ({ path: [field], message })),
    ...lowest,
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
  const below = jointsOf(body).filter(([, { h }, half]) => h < half - SLACK)
  const [first] = below.toSorted(([, a], [, b]) => a.h - b.h)
  if (!first) return []
  const [name, { h }, half] = first
  return [
    {
      path: [],
      message: `The ${name} is ${units(half - h)} below the floor; raise the body by its anchor or turn a limb.`,
    },
  ]
}

/** The parts of a body that cannot be inside a bench; arms and a leg behind can be beside it. */
const solidParts = ({ hip, shoulder, head, near }: Body): [string, Point, Point][] => [
  ['trunk', hip, shoulder],
  ['head', shoulder, head],
  ['thigh', near.hip, near.knee],
  ['shin', near.knee, near.foot],
]

function throughMistakes(body: Body, piece: GearPiece): PoseMistake[] {
  if (!surfaces.includes(piece.kind)) return []
  const { width, height } = sizeOf(piece)
  const left = piece.x ?? 0
  const bottom = piece.kind === 'box' ? 0 : height - 6
  const isInside = ({ x, h }: Point) =>
    x > left + SLACK &&
    x < left + width - SLACK &&
    h < height + HALF_LIMB - SLACK &&
    h > bottom - HALF_LIMB + SLACK
  const through = solidParts(body).find(([, from, to]) =>
    Array.from({ length: 21 }, (_, step) => between(from, to, step / 20)).some(isInside),
  )
  if (!through) return []
  const name = piece.name ?? piece.kind
  const message = `The ${through[0]} goes through the ${name}, which is ${height} high; move the body or the ${name}.`
  return [{ path: [], message }]
}

function sizeMistakes(figure: FigureSource): PoseMistake[] {
  const { left, right, top, bottom } = extentOf(poseFigure(figure).phases.flat())
  const wide = right - left
  const messages = [
    wide > CELL && `The phases together are ${units(wide)} wide; at most ${CELL} are allowed.`,
    top < -SLACK &&
      `The figure reaches ${units(-top)} above its upper edge; lower what is highest.`,
    bottom > CELL + SLACK && `The figure reaches ${units(bottom - CELL)} below its lower edge.`,
  ]
  return messages.flatMap((message) => (message ? [{ path: ['phases'], message }] : []))
}
