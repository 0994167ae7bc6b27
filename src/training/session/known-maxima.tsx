import { useState } from 'react'
import { TextButton } from '../button'
import { useFocus } from '../focus'
import { findExercise } from '../model/exercises'
import { finishedSessions } from '../model/prescribe/history'
import { currentMax } from '../model/prescribe/maximum'
import { weightText } from '../model/prescribe/weight-text'
import type { PlanProps } from '../training-plan'
import { MaximaForm } from './maxima-form'

/** The maxes behind a plan's percentages. The trainee can correct them at any time. */
export function KnownMaxima({ plan, input: { state, sessions, unit } }: PlanProps) {
  const [stage, setStage] = useState<'closed' | 'open' | 'corrected'>('closed')
  const sentence = useFocus(stage)
  const finished = finishedSessions(sessions)
  const maxima = Object.fromEntries(
    Object.keys(state.maxima).flatMap((lift) => {
      const max = plan.exercises.has(lift) && currentMax(lift, state, finished)
      return max ? [[lift, max]] : []
    }),
  )
  const texts = Object.entries(maxima).map(
    ([lift, { load, unit: loggedUnit, reps }]) =>
      `${findExercise(plan.exercises, lift).title} ${weightText(load, loggedUnit)} × ${reps}`,
  )
  if (texts.length === 0) return null
  return (
    <section aria-label="Your maxes">
      <p ref={stage === 'corrected' ? sentence : null} tabIndex={-1}>
        Your maxes: {texts.join(', ')}.{' '}
        {stage !== 'open' && <TextButton onClick={() => setStage('open')}>Correct</TextButton>}
      </p>
      {stage === 'open' && (
        <MaximaForm
          key={unit}
          lifts={Object.keys(maxima)}
          plan={plan}
          unit={unit}
          known={maxima}
          onDone={() => setStage('corrected')}
        />
      )}
    </section>
  )
}
