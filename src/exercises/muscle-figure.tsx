import type { Muscle } from '../lib/vocabulary'
import { listText } from './model/exercise-words'
import { bodyShapes, type MuscleStroke, muscleShapes } from './muscle-shapes'

interface MuscleFigureProps {
  main: readonly string[]
  helping?: readonly string[]
  className?: string
}

/** Front and back of a person, with the worked muscles filled. Words next to it repeat them. */
export function MuscleFigure({ main, helping = [], className = '' }: MuscleFigureProps) {
  const worked = [
    ...helping.map((muscle) => ({ muscle, tone: 'muscle-helping' })),
    ...main.map((muscle) => ({ muscle, tone: 'muscle-main' })),
  ]
  const label = [
    `Front and back of the body with ${listText(main).toLowerCase()} filled`,
    helping.length > 0 && `${helping.join(', ')} lightly filled`,
  ]
  return (
    <svg
      viewBox="0 0 200 160"
      role="img"
      aria-label={label.filter(Boolean).join(', ')}
      className={`muscle-figure ${className}`}
    >
      <Strokes strokes={bodyShapes} tone="muscle-body" />
      {worked.map(({ muscle, tone }) => (
        <Strokes key={muscle} strokes={muscleShapes[muscle as Muscle]} tone={tone} />
      ))}
    </svg>
  )
}

export const Strokes = ({ strokes, tone }: { strokes: readonly MuscleStroke[]; tone: string }) =>
  strokes.map(({ width, path }) => (
    <path key={path} className={tone} strokeWidth={width} d={path} />
  ))
