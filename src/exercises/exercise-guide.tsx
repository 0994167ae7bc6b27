import { graphql } from 'gatsby'
import { CardSection } from '../ui/card-section'
import { FaultFigures } from './fault-figures'

/** How to do an exercise: steps, cues, mistakes, safety. */
export function ExerciseGuide({ exercise }: { exercise: Queries.ExerciseGuideFragment }) {
  const { steps, cues, mistakes, safety } = exercise
  return (
    <>
      <CardSection title="How to do it">
        <ol className="steps grid max-w-[42rem] gap-4">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </CardSection>
      <CardSection title="Cues">
        <ul className="grid gap-3 text-lg font-bold">
          {cues.map((cue) => (
            <li key={cue} className="border-l-3 border-hull pl-4">
              {cue}
            </li>
          ))}
        </ul>
      </CardSection>
      <CardSection title="What goes wrong">
        <dl className="faults grid max-w-[42rem] gap-5">
          {mistakes.map(({ sign, change, height }, index) => (
            <div key={sign} className={height ? 'fault' : undefined}>
              <dt className="font-bold">{sign}</dt>
              {height && <FaultFigures number={index} sign={sign} height={height} />}
              <dd>{change}</dd>
            </div>
          ))}
        </dl>
      </CardSection>
      {safety && (
        <CardSection title="Stay safe">
          <p className="max-w-[42rem]">{safety}</p>
        </CardSection>
      )}
    </>
  )
}

export const fragment = graphql`
  fragment ExerciseGuide on Exercise {
    steps
    cues
    mistakes {
      sign
      change
      height
    }
    safety
  }
`
