import { type Body, HALF_LIMB } from './body-parts'
import { alongLine, type Spot, spotsOf } from './extent'
import type { HeldJoint } from './language'
import { lineThrough } from './paths'
import { directionOf, distance, minus, type Point, toward } from './points'
import type { FigureShape } from './strokes'

/** How much the way of a joint tells a reader. What a hand carries tells most. */
const telling: readonly (readonly [HeldJoint, number])[] = [
  ['hip', 1.3],
  ['hand', 1.1],
  ['foot', 1.1],
  ['shoulder', 1],
  ['head', 1],
  ['knee', 0.9],
  ['elbow', 0.8],
]
const CARRYING = 1.7

/** What moves less than this needs no arrow. */
const LEAST = 4

/** How long arrows are, how far on their way and beside it they start: what is tried first is best. */
const LENGTHS = [26, 20, 15]
const STARTS = [12, 16, 20, 6, 0, -8]
const ASIDE = [0, 9, -9, 13, -13, 17, -17, 22, -22]
const BARB = 6
const ANGLE = 140

/** The corners of an arrow's point, as part of the line that leads there: one line packs best. */
const pointed = (tip: Point, angle: number): Point[] => [
  tip,
  toward(tip, angle + ANGLE, BARB),
  tip,
  toward(tip, angle - ANGLE, BARB),
]

/** What is free around the middle of an arrow's stroke. */
const ROOM = 4.5

/** The highest and lowest place of an arrow: off the edge, and off the floor. */
const TOP = 4
const BOTTOM = 143

type Way = readonly [Point, Point]
type Taken = readonly [x: number, y: number, room: number]

const length = ([from, to]: Way) => distance(from, to)

/** The way of a joint to its next place, on both sides where it has two. */
function waysOf(joint: HeldJoint, from: Body, to: Body): Way[] {
  if (joint === 'hip' || joint === 'shoulder' || joint === 'head') return [[from[joint], to[joint]]]
  return [
    [from.near[joint], to.near[joint]],
    [from.other[joint], to.other[joint]],
  ]
}

/** Feet that pass each other walk: no arrow says it better than they do. */
function walks(from: Body, to: Body): boolean {
  const [near, other] = waysOf('foot', from, to).map(([start, end]) => minus(end, start))
  return near !== undefined && other !== undefined && near.x * other.x + near.h * other.h < -9
}

/** What stays on the floor does not move, wherever the body was put down next. */
const staysDown = ([from, to]: Way) => from.h < HALF_LIMB + 2 && to.h < HALF_LIMB + 2

function mostTelling(from: Body, to: Body, carries: boolean): Way[] {
  const rated = telling.map(([joint, weight]) => {
    const ways = waysOf(joint, from, to).filter((way) => !staysDown(way))
    const most = Math.max(0, ...ways.map(length))
    return { ways, rate: most * (joint === 'hand' && carries ? CARRYING : weight) }
  })
  return rated.reduce((best, other) => (other.rate > best.rate ? other : best)).ways
}

/** How far from the hand an arrow is that goes up and down: beside the plate of its bar. */
const BESIDE = 26
const HALF = 12

/** Returns the arrow of a lift that goes up and down before the next phase begins. */
export function liftArrow({ near: { hand } }: Body): string {
  const middle = toward(hand, 90, BESIDE)
  const [bottom, top] = [toward(middle, 180, HALF), toward(middle, 0, HALF)]
  return lineThrough(...pointed(bottom, 180), bottom, ...pointed(top, 0))
}

interface Going {
  /** What the phase draws, which arrows keep clear of. */
  shapes: readonly FigureShape[]
  isSide: boolean
  /** The hands carry something. */
  carries: boolean
  /** The joint to follow, where the one that is derived would mislead. */
  joint?: HeldJoint | undefined
}

/** Returns the arrows that show where the next phase goes, where there is room for them. */
export function arrowPaths(from: Body, to: Body, going: Going): string[] {
  const { shapes, isSide, carries, joint } = going
  if (!joint && walks(from, to)) return []
  const taken = shapes
    .filter(({ tone }) => tone !== 'gap')
    .flatMap(({ width, path }) =>
      spotsOf(path)
        .flatMap(alongLine)
        .map(([x, y]): Taken => [x, y, width / 2 + ROOM]),
    )
  const ways = (joint ? waysOf(joint, from, to) : mostTelling(from, to, carries))
    .filter((way) => length(way) > LEAST)
    .toSorted((a, b) => length(b) - length(a))
  return ways.slice(0, isSide ? 1 : 2).flatMap((way) => arrowAlong(way, taken, isSide) ?? [])
}

function arrowAlong(way: Way, taken: readonly Taken[], isSide: boolean): string | undefined {
  const [start, end] = way
  const angle = directionOf(start, end)
  // From the front an arrow stays on its own side.
  const isFree = ([x, y]: Spot) =>
    (isSide || Math.abs(start.x) < 1 || x * start.x > 0) &&
    y > TOP &&
    y < BOTTOM &&
    taken.every(([a, b, room]) => Math.hypot(x - a, y - b) > room)
  for (const aside of ASIDE)
    for (const by of STARTS)
      for (const long of LENGTHS) {
        const tail = toward(toward(start, angle, by), angle + 90, aside)
        const tip = toward(tail, angle, long)
        const path = lineThrough(tail, ...pointed(tip, angle))
        const isShort = long === LENGTHS.at(-1) || long < length(way) + 10
        if (isShort && spotsOf(path).flatMap(alongLine).every(isFree)) return path
      }
  return undefined
}
