import { Fragment } from 'react'
import { PROGRESSION_ID } from '../lib/paths'
import { CardSection } from '../ui/card-section'
import type { ProgressionWords } from './model/progression-sentences'
import { UnitSwitch } from './unit-switch'
import { Weight } from './weight'

/** How loads progress, in which steps, and what the effort terms mean. */
export function ProgressionRules({ progression }: { progression: ProgressionWords }) {
  const { topics, steps } = progression
  return (
    <CardSection title="How It Progresses" className="rules" id={PROGRESSION_ID}>
      {topics.map(({ title, lines }) => (
        <Fragment key={title}>
          <h3>{title}</h3>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Fragment>
      ))}
      {steps.length > 0 && (
        <div className="mt-5 flex flex-wrap items-end justify-between gap-4">
          <dl className="steps">
            {steps.map(({ name, weight }) => (
              <Fragment key={name}>
                <dt>A step, {name.toLowerCase()}</dt>
                <dd>
                  <Weight text={weight} />
                </dd>
              </Fragment>
            ))}
          </dl>
          <UnitSwitch />
        </div>
      )}
      <p className="mt-5 max-w-[42rem] text-sm text-muted">
        “2 in reserve”: end the set while two more clean reps are possible. RPE counts from the
        other end: 10 is nothing left, 8 is two in reserve.
      </p>
    </CardSection>
  )
}
