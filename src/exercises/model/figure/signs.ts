import type { PhaseSign, SideSign } from './language'
import { around, lineThrough } from './paths'
import type { Point } from './points'

/** A sign is this wide and high, drawn in strokes of the floor's width. */
export const SIGN = 16

interface Drawn {
  width: number
  path: string
}

const at = ({ x, h }: Point, ...corners: readonly (readonly [number, number])[]): Point[] =>
  corners.map(([right, up]) => ({ x: x + right, h: h + up }))

const line = (from: Point, ...corners: readonly (readonly [number, number])[]) =>
  lineThrough(...at(from, ...corners))

type Corners = Parameters<typeof line>[1][]

const ONE: Corners = [
  [4, 12],
  [7, 15],
  [7, 1],
]
const TWO: Corners = [
  [4, 13],
  [6, 15],
  [9, 15],
  [11, 13],
  [11, 11],
  [4, 1],
  [11, 1],
]
const THREE: Corners = [
  [4, 15],
  [11, 15],
  [7, 9],
  [9, 9],
  [11, 7],
  [11, 3],
  [9, 1],
  [6, 1],
  [4, 3],
]
const FOUR: Corners = [
  [10, 1],
  [10, 15],
  [3, 5],
  [13, 5],
]
const numbers = { 1: ONE, 2: TWO, 3: THREE, 4: FOUR }

/** Returns what a sign draws, from its lower left corner. */
export function signShapes(sign: PhaseSign | SideSign | 'from above', from: Point): Drawn[] {
  if (sign === 'hold')
    return [{ width: 4, path: line(from, [4, 2], [4, 14]) + line(from, [11, 2], [11, 14]) }]
  if (sign === 'slow')
    return [
      {
        width: 3,
        path: around(...at(from, [2, 15], [14, 15], [2, 1], [14, 1])),
      },
    ]
  if (sign === 'quick')
    return [
      {
        width: 4,
        path: line(from, [1, 14], [7, 8], [1, 2]) + line(from, [9, 14], [15, 8], [9, 2]),
      },
    ]
  if (sign === '1' || sign === '2' || sign === '3' || sign === '4')
    return [{ width: 4, path: line(from, ...numbers[sign]) }]
  if (sign === 'alternate')
    return [
      {
        width: 3,
        path:
          line(from, [1, 11], [15, 11]) +
          line(from, [11, 15], [15, 11], [11, 7.5]) +
          line(from, [15, 4], [1, 4]) +
          line(from, [5, 7.5], [1, 4], [5, 0]),
      },
    ]
  if (sign === 'from above')
    return [
      { width: 3, path: line(from, [0, 1], [16, 1]) },
      { width: 3, path: line(from, [8, 16], [8, 6]) + line(from, [4, 10], [8, 6], [12, 10]) },
    ]
  return [
    {
      width: 3,
      path:
        line(from, [-4, 12], [-1, 15], [-1, 1]) +
        line(from, [5, 0], [5, 16]) +
        line(from, [11, 13], [13, 15], [16, 15], [18, 13], [18, 11], [11, 1], [18, 1]),
    },
  ]
}
