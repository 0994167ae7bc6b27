import { graphql } from 'gatsby'
import { PlanSection } from '../plan/plan-section'

/** How to do an exercise: steps, what a coach calls out, what goes wrong, and what to be careful of. */
export function ExerciseGuide({ exercise }: { exercise: Queries.ExerciseGuideFragment }) {
  const { steps, cues, mistakes, safety } = exercise
  return (
    <>
      <PlanSection title="How to do it">
        <ol className="steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </PlanSection>
      <PlanSection title="Cues">
        <ul className="cues">
          {cues.map((cue) => (
            <li key={cue}>{cue}</li>
          ))}
        </ul>
      </PlanSection>
      <PlanSection title="What goes wrong">
        <dl className="mistakes">
          {mistakes.map(({ sign, change }) => (
            <div key={sign}>
              <dt>{sign}</dt>
              <dd>{change}</dd>
            </div>
          ))}
        </dl>
      </PlanSection>
      {safety && (
        <PlanSection title="Stay safe">
          <p className="max-w-[42rem]">{safety}</p>
        </PlanSection>
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
    }
    safety
  }
`
