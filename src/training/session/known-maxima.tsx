import { useEffect, useRef, useState } from 'react'
import type { Unit } from '../../lib/vocabulary'
import { exerciseIn } from '../model/exercises'
import type { PlanState } from '../model/log'
import { weightText } from '../model/weight-text'
import type { TrainingPlan } from '../training-plan'
import { MaximaForm } from './maxima-form'

interface KnownMaximaProps {
  plan: TrainingPlan
  maxima: PlanState['maxima']
  unit: Unit
}

/** The bests that were entered for a plan, which can be corrected at any time. */
export function KnownMaxima({ plan, maxima, unit }: KnownMaximaProps) {
  const [isOpen, setOpen] = useState(false)
  const [isCorrected, setCorrected] = useState(false)
  const sentence = useRef<HTMLParagraphElement>(null)
  const lifts = Object.keys(maxima).filter((lift) => plan.exercises.has(lift))
  useEffect(() => {
    if (isCorrected) sentence.current?.focus()
  }, [isCorrected])
  if (lifts.length === 0) return null
  const bests = Object.entries(maxima).flatMap(([lift, { load, unit: own, reps }]) =>
    lifts.includes(lift)
      ? [`${exerciseIn(plan.exercises, lift).title} ${weightText(load, own)} × ${reps}`]
      : [],
  )
  return (
    <section aria-label="Your bests">
      <p ref={sentence} tabIndex={-1}>
        Your bests: {bests.join(', ')}.{' '}
        {!isOpen && (
          <button
            type="button"
            className="text-link train-inline"
            onClick={() => {
              setCorrected(false)
              setOpen(true)
            }}
          >
            Correct
          </button>
        )}
      </p>
      {isOpen && (
        <MaximaForm
          key={unit}
          lifts={lifts}
          plan={plan}
          unit={unit}
          known={maxima}
          onDone={() => {
            setOpen(false)
            setCorrected(true)
          }}
        />
      )}
    </section>
  )
}
