import { graphql } from 'gatsby'
import { useContext } from 'react'
import { CELL } from '../../packages/figures'
import { CardSection } from '../components/card-section'
import { FigureFile } from './small-figure'

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
              {height && (
                <dd className="fault-figures">
                  <FaultFigure name={`Wrong: ${sign}`} id={`${index}.wrong`} height={height} />
                  <FaultFigure name="Right" id={`${index}.right`} height={height} />
                </dd>
              )}
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

/** Draws the wrong or the right position of a fault, from the figure file. */
function FaultFigure({ name, id, height }: { name: string; id: string; height: number }) {
  const file = useContext(FigureFile)
  const isWrong = id.endsWith('wrong')
  return (
    <div className={isWrong ? 'fault-wrong' : 'fault-right'}>
      <svg className="figure" viewBox={`0 0 ${CELL} ${height}`} role="img" aria-label={name}>
        <use href={`${file}#${id}`} />
      </svg>
      <p aria-hidden="true">
        <svg
          className="w-3 fill-none stroke-current stroke-[2.5]"
          viewBox="0 0 12 12"
          aria-hidden="true"
        >
          <path d={isWrong ? 'M2 2l8 8m0-8l-8 8' : 'M1 7l3 3 7-8'} />
        </svg>
        {isWrong ? 'Wrong' : 'Right'}
      </p>
    </div>
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
