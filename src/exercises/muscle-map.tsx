import { musclePath } from '../lib/paths'
import type { Muscle } from '../lib/vocabulary'
import type { ExerciseOption } from './exercise-filters'
import { exerciseLabel, exercisesFound } from './model/exercise-words'
import { muscleAreas } from './muscle-areas'
import { Strokes } from './muscle-figure'
import { bodyShapes, muscleShapes } from './muscle-shapes'

/** Front and back, with their left and right edges on the shapes' grid. */
const sides = [
  ['The muscles from the front', 14, 86],
  ['The muscles from behind', 114, 186],
] as const

/** Front and back of a person; each muscle links to its exercises from its whole tap area. */
export function MuscleMap({ muscles }: { muscles: readonly ExerciseOption[] }) {
  const shapes = muscles.map(({ word }) => [word, muscleShapes[word as Muscle]] as const)
  return (
    <div className="muscle-map">
      {sides.map(([title, left, right]) => {
        const isOnSide = ({ path }: { path: string }) => {
          const start = Number.parseFloat(path.slice(1))
          return start > left && start < right
        }
        const visible = shapes
          .map(([word, strokes]) => [word, strokes.slice(0, 1).filter(isOnSide)] as const)
          .filter(([, strokes]) => strokes.length > 0)
        const areas = muscleAreas(visible, [left, right])
        return (
          <svg key={left} viewBox={`${left} 0 ${right - left} 160`} className="muscle-figure">
            <title>{title}</title>
            <Strokes strokes={bodyShapes.filter(isOnSide)} tone="muscle-body" />
            {visible.map(([word, strokes]) => (
              <a key={word} href={musclePath(word)} aria-label={linkLabel(muscles, word)}>
                <Strokes strokes={strokes} tone="muscle-main" />
                <path d={areas.get(word)} className="muscle-area" />
              </a>
            ))}
          </svg>
        )
      })}
    </div>
  )
}

function linkLabel(muscles: readonly ExerciseOption[], word: string): string {
  const count = muscles.find((one) => one.word === word)?.count ?? 0
  return `${exerciseLabel(word)}, ${exercisesFound(count)}`
}
