import { musclePath } from '../lib/paths'
import { CardSection } from '../ui/card-section'
import { exerciseLabel } from './model/exercise-words'
import { MuscleFigure } from './muscle-figure'

interface WorkedMusclesProps {
  main: readonly string[]
  helping: readonly string[]
}

/** The muscles an exercise works: drawn, and as links to more exercises. */
export function WorkedMuscles({ main, helping }: WorkedMusclesProps) {
  return (
    <CardSection title="Muscles">
      <MuscleFigure main={main} helping={helping} className="mx-auto max-w-[18rem]" />
      <dl className="mt-5 grid gap-4">
        <Muscles name="Main" tone="main" muscles={main} />
        {helping.length > 0 && <Muscles name="Helping" tone="helping" muscles={helping} />}
      </dl>
    </CardSection>
  )
}

function Muscles(props: { name: string; tone: string; muscles: readonly string[] }) {
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
