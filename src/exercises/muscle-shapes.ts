import type { Muscle } from '../lib/vocabulary'

/** Strokes of one width. A closed one is filled. */
export interface MuscleStroke {
  width: number
  path: string
}

/** The middle lines of the two figures, seen from the front and from behind, on a grid of 200 by 160. */
const FRONT = 50
const BACK = 150

/**
 * Strokes from point to point, on both sides of a middle line. Points as SVG writes them, '0,29 19.5,31.2': how
 * far from the middle, and how far down.
 */
function both(middle: number, width: number, points: string, end = ''): MuscleStroke {
  const corners = points.split(' ').map((point) => point.split(',').map(Number))
  const side = (sign: 1 | -1) =>
    corners
      .map(([x = 0, y = 0], index) => `${index ? 'L' : 'M'}${middle + sign * x} ${y}`)
      .join('') + end
  return { width, path: side(-1) + side(1) }
}

/** The person whose muscles are shown: the same from both sides, a gap between head and neck. */
export const bodyShapes: MuscleStroke[] = [FRONT, BACK].flatMap((middle) => [
  { width: 20, path: `M${middle} 12h.01` },
  both(middle, 6, '0,29 19.5,31.2 11.5,62 15,84 13,93 0,92', 'z'),
  both(middle, 5, '18.5,33 22.5,32 27,39 29.8,60 31,85 28,85 23.4,62 18.5,44', 'z'),
  both(middle, 5, '4,92 16.2,88 15.6,112 14.6,130 12.4,152 9.4,152 6.6,130 5,112', 'z'),
])

/** Where each muscle lies. Those that are seen from both sides are drawn on both. */
export const muscleShapes: Record<Muscle, MuscleStroke[]> = {
  chest: [both(FRONT, 12, '7,38.5 10,38')],
  shoulders: [both(FRONT, 11, '21.2,35 22,37')],
  'rear shoulders': [both(BACK, 11, '21.2,35 22,37')],
  'upper back': [both(BACK, 5, '3.2,27.5 12.5,34 3.2,50', 'z')],
  lats: [both(BACK, 5, '14.2,44.5 11,63 4.6,60.5', 'z')],
  'lower back': [both(BACK, 5, '3.4,69 3.4,78')],
  biceps: [both(FRONT, 9, '23.6,47 25.2,56')],
  triceps: [both(BACK, 9, '23.6,47 25.2,56')],
  forearms: [FRONT, BACK].map((middle) => both(middle, 7.5, '27,67.5 28.6,78')),
  abs: [both(FRONT, 6.5, '4,51.5 4,77')],
  obliques: [both(FRONT, 5.5, '12,51.5 11.2,72')],
  'hip flexors': [both(FRONT, 5.5, '13.6,80 7,86.5')],
  glutes: [both(BACK, 13.5, '8,88 9,89')],
  quads: [both(FRONT, 10, '12.8,95.5 11.6,115')],
  adductors: [both(FRONT, 4.5, '4.6,95.5 4.9,106')],
  hamstrings: [both(BACK, 12, '10,105 10.3,116')],
  calves: [both(BACK, 10, '10.8,128.5 10.9,137')],
}
