import type { Muscle } from '../../packages/progression'

export type Corner = readonly [x: number, y: number]

/** Strokes of one width, on both sides of a figure. Closed ones are filled. */
export interface MuscleStroke {
  /** x of the figure's midline. */
  middle: number
  width: number
  path: string
  sides: Corner[][]
}

/** x of the midlines of the front and back figure, on a 200 × 160 grid. */
export const FRONT = 50
export const BACK = 150

/** Mirrors strokes across a midline. Points, '0,29 19.5,31.2', are distances from the midline and down. */
function mirrored(middle: number, width: number, points: string, end = ''): MuscleStroke {
  const corners = points.split(' ').map((point) => point.split(',').map(Number))
  const sides = [-1, 1].map((sign) =>
    corners.map(([x = 0, y = 0]): Corner => [middle + sign * x, y]),
  )
  const path = sides.map((side) => `M${side.map((corner) => corner.join(' ')).join('L')}${end}`)
  return { middle, width, path: path.join(''), sides }
}

/** The body's outline, the same front and back, with a gap between head and neck. */
export const bodyShapes: MuscleStroke[] = [FRONT, BACK].flatMap((middle) => [
  { middle, width: 20, path: `M${middle} 12h.01`, sides: [] },
  mirrored(middle, 6, '0,29 19.5,31.2 11.5,62 15,84 13,93 0,92', 'z'),
  mirrored(middle, 5, '18.5,33 22.5,32 27,39 29.8,60 31,85 28,85 23.4,62 18.5,44', 'z'),
  mirrored(middle, 5, '4,92 16.2,88 15.6,112 14.6,130 12.4,152 9.4,152 6.6,130 5,112', 'z'),
])

/** The muscles. Both figures draw a muscle that both sides show. */
export const muscleShapes: Record<Muscle, [MuscleStroke, ...MuscleStroke[]]> = {
  chest: [mirrored(FRONT, 12, '7,38.5 10,38')],
  shoulders: [mirrored(FRONT, 11, '21.2,35 22,37')],
  'rear shoulders': [mirrored(BACK, 11, '21.2,35 22,37')],
  'upper back': [mirrored(BACK, 5, '3.2,27.5 12.5,34 3.2,50', 'z')],
  lats: [mirrored(BACK, 5, '14.2,44.5 11,63 4.6,60.5', 'z')],
  'lower back': [mirrored(BACK, 5, '3.4,69 3.4,78')],
  biceps: [mirrored(FRONT, 9, '23.6,47 25.2,56')],
  triceps: [mirrored(BACK, 9, '23.6,47 25.2,56')],
  forearms: [mirrored(FRONT, 7.5, '27,67.5 28.6,78'), mirrored(BACK, 7.5, '27,67.5 28.6,78')],
  abs: [mirrored(FRONT, 6.5, '4,51.5 4,77')],
  obliques: [mirrored(FRONT, 5.5, '12,51.5 11.2,72')],
  'hip flexors': [mirrored(FRONT, 5.5, '13.6,80 7,86.5')],
  glutes: [mirrored(BACK, 13.5, '8,88 9,89')],
  quads: [mirrored(FRONT, 10, '12.8,95.5 11.6,115')],
  adductors: [mirrored(FRONT, 4.5, '4.6,95.5 4.9,106')],
  hamstrings: [mirrored(BACK, 12, '10,105 10.3,116')],
  calves: [mirrored(BACK, 10, '10.8,128.5 10.9,137')],
}

export type MuscleTone = 'body' | 'main' | 'helping'

interface MuscleStrokesProps {
  strokes: readonly MuscleStroke[]
  tone: MuscleTone
}

export const MuscleStrokes = ({ strokes, tone }: MuscleStrokesProps) =>
  strokes.map(({ width, path }) => (
    <path key={path} className={`muscle-${tone}`} strokeWidth={width} d={path} />
  ))
