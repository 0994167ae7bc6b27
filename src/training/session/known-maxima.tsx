import { useState } from 'react'
import { TextButton } from '../button'
import { useFocus } from '../focus'
import { findExercise } from '../model/exercises'
import { finishedSessions } from '../model/prescribe/history'
import { currentMax } from '../model/prescribe/maximum'
import type { TrainingInput } from '../model/prescribe/training-input'
import { weightText } from '../model/prescribe/weight-text'
import type { TrainingPlan } from '../training-plan'
import { MaximaForm } from './maxima-form'

interface KnownMaximaProps {
  plan: TrainingPlan
  input: TrainingInput
}

/** The bests behind a plan's percentages. The trainee can correct them at any time. */
export function KnownMaxima({ plan, input: { state, sessions, unit } }: KnownMaximaProps) {
  const [stage, setStage] = useState<'closed' | 'open' | 'corrected'>('closed')
  const sentence = useFocus(stage)
  const finished = finishedSessions(sessions)
  const bestLifts = Object.keys(state.maxima).flatMap((lift) => {
    const best = plan.exercises.has(lift) && currentMax(lift, state, finished)
    return best ? [{ lift, best }] : []
  })
  if (bestLifts.length === 0) return null
  const bests = bestLifts.map(
    ({ lift, best: { load, unit: loggedUnit, reps } }) =>
      `${findExercise(plan.exercises, lift).title} ${weightText(load, loggedUnit)} × ${reps}`,
  )
  return (
    <section aria-label="Your maxes">
      <p ref={stage === 'corrected' ? sentence : null} tabIndex={-1}>
        Your maxes: {bests.join(', ')}.{' '}
        {stage !== 'open' && <TextButton onClick={() => setStage('open')}>Correct</TextButton>}
      </p>
      {stage === 'open' && (
        <MaximaForm
          key={unit}
          lifts={bestLifts.map(({ lift }) => lift)}
          plan={plan}
          unit={unit}
          known={Object.fromEntries(bestLifts.map(({ lift, best }) => [lift, best]))}
          onDone={() => setStage('corrected')}
        />
      )}
    </section>
  )
}
