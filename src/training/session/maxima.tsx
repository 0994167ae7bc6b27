import { type ComponentProps, type FormEvent, useState } from 'react'
import type { PlanState, Unit } from '../../../packages/progression'
import {
  currentMax,
  findExercise,
  finishedSessions,
  formatLoad,
  inUnit,
} from '../../../packages/progression'
import { TextButton } from '../button'
import type { PlanProps, TrainingPlan } from '../training-plan'
import { useFocus } from '../use-focus'
import { parseNumber } from './number-field'
import { decide } from './plan-decisions'

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
      `${findExercise(plan.exercises, lift).title} ${formatLoad(load, loggedUnit)} × ${reps}`,
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

interface MaximaFormProps {
  lifts: readonly string[]
  plan: TrainingPlan
  unit: Unit
  known?: PlanState['maxima']
  onDone?: () => void
}

/** Asks for the base lifts of a plan's percentages: the one-rep max, or a set of up to ten. */
export function MaximaForm({ lifts, plan, unit, known = {}, onDone }: MaximaFormProps) {
  const [problem, setProblem] = useState<string>()
  const loadOf = (lift: string) => {
    const best = known[lift]
    return best && Number(inUnit({ value: best.load, unit: best.unit }, unit).value.toFixed(1))
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const at = new Date().toISOString()
    const entered = lifts.map((lift) => ({
      lift,
      load: parseNumber(`${form.get(`${lift} load`)}`) ?? 0,
      reps: Math.round(parseNumber(`${form.get(`${lift} reps`)}`) ?? 0),
    }))
    const invalid = entered.find(
      ({ load, reps }) => !(load > 0 && load <= 1000 && reps >= 1 && reps <= 10),
    )
    if (invalid) {
      setProblem(
        `${findExercise(plan.exercises, invalid.lift).title}: enter a weight and 1 to 10 reps.`,
      )
      return
    }
    // Keep the date of unchanged values, so that later tests and misses still count.
    const changed = entered.filter(
      ({ lift, load, reps }) => load !== loadOf(lift) || reps !== known[lift]?.reps,
    )
    const maxima = Object.fromEntries(
      changed.map(({ lift, load, reps }) => [lift, { load, unit, reps, at }]),
    )
    decide(plan.planId, { maxima })
    onDone?.()
  }

  return (
    <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
      <p>
        This session uses percentages of your one-rep max. Enter it, or a hard set of up to ten reps
        to estimate it.
      </p>
      {lifts.map((lift) => {
        const { title } = findExercise(plan.exercises, lift)
        return (
          <fieldset key={lift} className="grid grid-cols-[2fr_1fr] gap-3">
            <legend className="font-bold">{title}</legend>
            {field(`Weight in ${unit}`, { name: `${lift} load`, defaultValue: loadOf(lift) })}
            {field('Reps', {
              name: `${lift} reps`,
              inputMode: 'numeric',
              defaultValue: known[lift]?.reps ?? 1,
            })}
          </fieldset>
        )
      })}
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
      <button type="submit" className="button button-primary train-go">
        Calculate My Loads
      </button>
    </form>
  )
}

const field = (label: string, input: ComponentProps<'input'>) => (
  <label>
    <span className="text-sm text-muted">{label}</span>
    <input className="field train-number" inputMode="decimal" autoComplete="off" {...input} />
  </label>
)
