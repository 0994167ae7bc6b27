import type { Muscle } from '../../packages/progression'
import { musclePath } from '../lib/paths'
import { type ExerciseOption, exerciseLabel, exercisesFound } from './model/exercise-labels'
import {
  BACK,
  bodyShapes,
  type Corner,
  FRONT,
  type MuscleStroke,
  MuscleStrokes,
  muscleShapes,
} from './muscle-shapes'

/** Height of the shapes' grid, and from a figure's midline to its edges. */
const HEIGHT = 160
const HALF_WIDTH = 36

/** Size of a tap area's squares, and the distance at which a tap still hits a muscle. */
const STEP = 4
const TAP_REACH = 10

const figures = [
  { title: 'The muscles from the front', middle: FRONT },
  { title: 'The muscles from behind', middle: BACK },
]

/** Front and back of a person; each muscle links to its exercises from its whole tap area. */
export function MuscleMap({ muscles }: { muscles: readonly ExerciseOption[] }) {
  const shapes = muscles.map(({ word, count }) => {
    // A muscle that both figures draw is a link in one.
    const [stroke] = muscleShapes[word as Muscle]
    return { word, count, stroke }
  })
  return (
    // Large enough to tap each muscle. Front and back share a row if both fit.
    <div className="muscle-map flex flex-wrap justify-center gap-4">
      {figures.map(({ title, middle }) => {
        const left = middle - HALF_WIDTH
        const body = bodyShapes.filter((stroke) => stroke.middle === middle)
        const shown = shapes.filter(({ stroke }) => stroke.middle === middle)
        const areas = tapAreas(shown, left)
        return (
          <svg
            key={middle}
            viewBox={`${left} 0 ${2 * HALF_WIDTH} ${HEIGHT}`}
            className="muscle-figure max-w-[14.5rem] flex-[1_1_13rem]"
          >
            <title>{title}</title>
            <MuscleStrokes strokes={body} tone="body" />
            {shown.map(({ word, count, stroke }) => (
              <a
                key={word}
                href={musclePath(word)}
                aria-label={`${exerciseLabel(word)}, ${exercisesFound(count)}`}
              >
                <MuscleStrokes strokes={[stroke]} tone="main" />
                <path d={areas.get(word)} className="muscle-area" />
              </a>
            ))}
          </svg>
        )
      })}
    </div>
  )
}

/**
 * Returns each muscle's tap area, an SVG path on the shapes' grid: all squares that it is the nearest muscle
 * to. Takes the figure's left edge.
 */
function tapAreas(muscles: readonly { word: string; stroke: MuscleStroke }[], left: number) {
  const right = left + 2 * HALF_WIDTH
  const nearest = (x: number, y: number) => {
    let [nearestMuscle, leastDistance]: [string?, number?] = []
    for (const { word, stroke } of muscles) {
      const distance = distanceTo(stroke, [x + STEP / 2, y + STEP / 2])
      if (distance < (leastDistance ?? TAP_REACH)) [nearestMuscle, leastDistance] = [word, distance]
    }
    return nearestMuscle
  }
  const areas = new Map<string, string>()
  for (let y = 0; y < HEIGHT; y += STEP) {
    let start = left
    let muscle = nearest(left, y)
    for (let x = left + STEP; x <= right; x += STEP) {
      const next = x < right ? nearest(x, y) : undefined
      if (next === muscle && x < right) continue
      if (muscle)
        areas.set(muscle, `${areas.get(muscle) ?? ''}M${start} ${y}h${x - start}v${STEP}H${start}z`)
      start = x
      muscle = next
    }
  }
  return areas
}

const distanceTo = ({ width, sides }: MuscleStroke, point: Corner) =>
  Math.min(
    ...sides.flatMap((corners) =>
      corners.map((to, index) => distanceToLine(point, corners[index - 1] ?? to, to)),
    ),
  ) -
  width / 2

function distanceToLine([x, y]: Corner, [fromX, fromY]: Corner, [toX, toY]: Corner) {
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const length = alongX ** 2 + alongY ** 2 || 1
  const share = Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / length))
  return Math.hypot(x - fromX - share * alongX, y - fromY - share * alongY)
}
