import { useEffect, useRef, useState } from 'react'
import { localDate } from '../../lib/dates'
import type { Unit } from '../../lib/vocabulary'
import { HiddenText } from '../../ui/hidden-text'
import { finishedSessions, roundsFrom } from '../model/history'
import type { TrainingInput } from '../model/training-input'
import type { TrainingPlan } from '../training-plan'
import { ExerciseHistory } from './exercise-history'
import { LiftChart, LiftTable } from './lift-chart'
import { type Lift, liftsOf } from './lift-points'
import { OwnLoad } from './own-load-section'
import { WeeksTrained } from './weeks-trained'

/** What became of it: the plan's load line with one's own, the weeks trained, and each lift's loads and estimated maximum. */
export function ProgressView({ plan, input }: { plan: TrainingPlan; input: TrainingInput }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [opened, setOpened] = useState<string>()
  useEffect(() => {
    if (!opened) heading.current?.focus({ preventScroll: true })
  }, [opened])
  const all = finishedSessions(input.sessions)
  const finished = all.filter((session) => session.plan === plan.planId)
  const lifts = liftsOf(finished, input.unit)

  function open(exercise: string | undefined) {
    setOpened(exercise)
    window.scrollTo(0, 0)
  }

  if (opened) {
    return (
      <ExerciseHistory
        exercise={opened}
        plan={plan.planId}
        finished={all}
        unit={input.unit}
        back="All Lifts"
        onBack={() => open(undefined)}
      />
    )
  }
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="display train-title">
        Progress
      </h2>
      {finished.length === 0 && (
        <p>Nothing to show before the first session. Then each lift gets its line here.</p>
      )}
      {finished.length > 0 && (
        <OwnLoad plan={plan} finished={finished} from={roundsFrom(input.state, 1)} />
      )}
      <WeeksTrained sessions={all} today={localDate(input.now)} />
      {lifts.map((lift) => (
        <LiftSection
          key={lift.exercise}
          lift={lift}
          unit={input.unit}
          onOpen={() => open(lift.exercise)}
        />
      ))}
      {lifts.some(({ points }) => points.some(({ estimate }) => estimate !== undefined)) && (
        <p className="text-sm text-muted">
          The one-rep max is estimated by Epley's formula: weight × (1 + reps ÷ 30), reps left
          included. Above ten reps it says too little and is left out.
        </p>
      )}
    </>
  )
}

interface LiftSectionProps {
  lift: Lift
  unit: Unit
  onOpen: () => void
}

function LiftSection({ lift, unit, onOpen }: LiftSectionProps) {
  return (
    <section className="plan-section log-entry" aria-label={lift.title}>
      <h3 className="display text-lg">{lift.title}</h3>
      <LiftChart lift={lift} unit={unit} />
      <LiftTable lift={lift} unit={unit} />
      <p className="no-print">
        <button type="button" className="text-link train-inline" onClick={onOpen}>
          History and records<HiddenText> of {lift.title}</HiddenText>
        </button>
      </p>
    </section>
  )
}
