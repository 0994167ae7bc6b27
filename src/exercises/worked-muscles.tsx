import type { Muscle } from '../../packages/progression'
import { CardSection } from '../components/card-section'
import { musclePath } from '../lib/paths'
import { exerciseLabel, listText } from './model/exercise-labels'
import { bodyShapes, MuscleStrokes, type MuscleTone, muscleShapes } from './muscle-shapes'

interface WorkedMusclesProps {
  main: readonly string[]
  helping: readonly string[]
}

/** The muscles an exercise works: drawn on front and back of a person, and as links to more exercises. */
export function WorkedMuscles({ main, helping }: WorkedMusclesProps) {
  const label = `Front and back of the body with ${listText(main).toLowerCase()} filled`
  return (
    <CardSection title="Muscles">
      <svg
        viewBox="0 0 200 160"
        role="img"
        aria-label={helping.length > 0 ? `${label}, ${helping.join(', ')} lightly filled` : label}
        className="muscle-figure mx-auto max-w-[18rem]"
      >
        <MuscleStrokes strokes={bodyShapes} tone="body" />
        <MuscleStrokes strokes={strokesOf(helping)} tone="helping" />
        <MuscleStrokes strokes={strokesOf(main)} tone="main" />
      </svg>
      <dl className="mt-5 grid gap-4">
        <Muscles name="Main" tone="main" muscles={main} />
        {helping.length > 0 && <Muscles name="Helping" tone="helping" muscles={helping} />}
      </dl>
    </CardSection>
  )
}

const strokesOf = (muscles: readonly string[]) =>
  muscles.flatMap((muscle) => muscleShapes[muscle as Muscle])

function Muscles(props: { name: string; tone: MuscleTone; muscles: readonly string[] }) {
  const { name, tone, muscles } = props
  return (
    <div>
      <dt className="flex items-center gap-2 text-sm font-bold">
        <span className={`h-2.5 w-5 rounded-sm bg-current muscle-${tone}`} />
        {name}
      </dt>
      <dd className="flex flex-wrap gap-x-5">
        {muscles.map((muscle) => (
          <a
            key={muscle}
            href={musclePath(muscle)}
            className="inline-flex min-h-11 min-w-11 items-center"
          >
            <span className="text-link">{exerciseLabel(muscle)}</span>
          </a>
        ))}
      </dd>
    </div>
  )
}
