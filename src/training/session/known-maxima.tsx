import { useState } from 'react'
import type { Unit } from '../../lib/vocabulary'
import { TextButton } from '../button'
import { exerciseIn } from '../model/exercises'
import type { PlanState } from '../model/log'
import { weightText } from '../model/weight-text'
import type { TrainingPlan } from '../training-plan'
import { useFocus } from '../use-focus'
import { MaximaForm } from './maxima-form'

interface KnownMaximaProps {
  plan: TrainingPlan
  maxima: PlanState['maxima']
  unit: Unit
}

/** The bests that were entered for a plan, which can be corrected at any time. */
export function KnownMaxima({ plan, maxima, unit }: KnownMaximaProps) {
  const [stage, setStage] = useState<'closed' | 'open' | 'corrected'>('closed')
  const sentence = useFocus(stage)
  const lifts = Object.keys(maxima).filter((lift) => plan.exercises.has(lift))
  if (lifts.length === 0) return null
  const bests = Object.entries(maxima).flatMap(([lift, { load, unit: own, reps }]) =>
    lifts.includes(lift)
      ? [`${exerciseIn(plan.exercises, lift).title} ${weightText(load, own)} × ${reps}`]
      : [],
  )
  return (
    <section aria-label="Your bests">
      <p ref={stage === 'corrected' ? sentence : null} tabIndex={-1}>
        Your bests: {bests.join(', ')}.{' '}
        {stage !== 'open' && <TextButton onClick={() => setStage('open')}>Correct</TextButton>}
      </p>
      {stage === 'open' && (
        <MaximaForm
          key={unit}
          lifts={lifts}
          plan={plan}
          unit={unit}
          known={maxima}
          onDone={() => setStage('corrected')}
        />
      )}
    </section>
  )
}
