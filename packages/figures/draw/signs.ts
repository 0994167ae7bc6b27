import { type Point, point } from '../body/points'
import type { PhaseSign, SideSign } from '../language/language'
import { closedLine, lineThrough } from './paths'
import type { FigureShape } from './strokes'

type Sign = PhaseSign | SideSign | 'from above'

/** Parses corners, '4,12 7,15': x, and height, relative to a point. */
const cornersFrom = ({ x, h }: Point, corners: string): Point[] =>
  corners.split(' ').map((corner) => {
    const [right = 0, up = 0] = corner.split(',').map(Number)
    return point(x + right, h + up)
  })

/** Stroke width and lines of each sign, on a 16-unit square. */
const signs: Record<Sign, readonly [width: number, ...lines: string[]]> = {
  hold: [4, '4,2 4,14', '11,2 11,14'],
  slow: [3, '2,15 14,15 2,1 14,1'],
  quick: [4, '1,14 7,8 1,2', '9,14 15,8 9,2'],
  1: [4, '4,12 7,15 7,1'],
  2: [4, '4,13 6,15 9,15 11,13 11,11 4,1 11,1'],
  3: [4, '4,15 11,15 7,9 9,9 11,7 11,3 9,1 6,1 4,3'],
  4: [4, '10,1 10,15 3,5 13,5'],
  alternate: [3, '1,11 15,11', '11,15 15,11 11,7.5', '15,4 1,4', '5,7.5 1,4 5,0'],
  'one side, then the other': [
    3,
    '-4,12 -1,15 -1,1',
    '5,0 5,16',
    '11,13 13,15 16,15 18,13 18,11 11,1 18,1',
  ],
  'from above': [3, '0,1 16,1', '8,16 8,6', '4,10 8,6 12,10'],
}

/** Draws a sign from its lower left corner. */
export function signShape(sign: Sign, from: Point): FigureShape {
  const [width, ...lines] = signs[sign]
  // The hourglass is the only closed sign.
  const draw = sign === 'slow' ? closedLine : lineThrough
  return {
    tone: 'sign',
    width,
    path: lines.map((line) => draw(...cornersFrom(from, line))).join(''),
  }
}
