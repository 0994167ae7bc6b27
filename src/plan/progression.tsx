import { graphql } from 'gatsby'
import { PROGRESSION_PLACE } from '../lib/paths'
import { PlanSection } from '../ui/plan-section'
import { UnitSwitch } from './unit-switch'
import { Weight } from './weight'

/** How a plan's loads move on, by how much at a time, and how its effort is said. */
export function Progression({ progression }: { progression: Queries.ProgressionFragment }) {
  const { text, raise } = progression
  return (
    <PlanSection title="How It Progresses" place={PROGRESSION_PLACE}>
      <p className="max-w-[42rem]">{text}</p>
      {raise && (
        <div className="mt-5 flex flex-wrap items-end justify-between gap-4">
          <dl className="facts">
            {[
              ['A step, upper body', raise.upper],
              ['A step, lower body', raise.lower],
            ].map(([name = '', weight = '']) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Weight text={weight} />
                </dd>
              </div>
            ))}
          </dl>
          <UnitSwitch />
        </div>
      )}
      <p className="mt-5 max-w-[42rem] text-sm text-muted">
        “2 in reserve” ends a set when two more clean reps would still have gone. RPE says it from
        the other side: 10 is nothing left, 8 is two in reserve.
      </p>
    </PlanSection>
  )
}

export const fragment = graphql`
  fragment Progression on PlanProgression {
    text
    raise {
      upper
      lower
    }
  }
`
