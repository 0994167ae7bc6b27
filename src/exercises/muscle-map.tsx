import { musclePath } from '../lib/paths'
import type { Muscle } from '../lib/vocabulary'
import { type ExerciseOption, exerciseLabel, exercisesFound } from './model/exercise-words'
import { muscleAreas } from './muscle-areas'
import { BACK, bodyShapes, FRONT, MuscleStrokes, muscleShapes } from './muscle-shapes'

/** From a figure's midline to its edges. */
const HALF_WIDTH = 36

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
    <div className="muscle-map">
      {figures.map(({ title, middle }) => {
        const left = middle - HALF_WIDTH
        const body = bodyShapes.filter((stroke) => stroke.middle === middle)
        const shown = shapes.filter(({ stroke }) => stroke.middle === middle)
        const areas = muscleAreas(shown, left, middle + HALF_WIDTH)
        return (
          <svg key={middle} viewBox={`${left} 0 ${2 * HALF_WIDTH} 160`} className="muscle-figure">
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
