import { useRef, useState } from 'react'
import type { Measure } from '../../lib/vocabulary'
import { announce } from '../../ui/announcer'
import { Button } from '../button'
import { findExercise } from '../model/exercises'
import { stepsAround } from '../model/loads'
import type { SetLog } from '../model/log'
import { plausibilityQuestion } from '../model/plausibility'
import { durationText } from '../model/rest'
import type { SessionMove } from '../model/session-action'
import type { SetPosition } from '../model/set-order'
import { ClockStart } from './clock-start'
import { commitTyping } from './commit-typing'
import { DoneButton } from './done-button'
import { knownLoad, loadingIn, loadToday, type PlacedEntry } from './exercise-context'
import { NumberField } from './number-field'
import { ReserveChips } from './reserve-chips'
import { measureNames } from './set-texts'

interface SetRowProps extends PlacedEntry {
  set: SetLog
  /** Its place among the exercise's sets, counted from 0. */
  at: number
  /** Whether the row says which exercise it is. */
  isNamed: boolean
}

const measureSteps: Record<Measure, number> = { reps: 1, seconds: 5, meters: 5, minutes: 1 }

/** One set: its weight and its amount, and one tap when it is done. */
export function SetRow({ entry, index, id, context, set, at, isNamed }: SetRowProps) {
  const { input, session, settings, act } = context
  const { title } = entry
  const { measure, every, reserve } = entry.asked
  const place = { entry: id, set: at }
  const { loaded, pair, perSide } = findExercise(input.exercises, entry.exercise)
  const hints = [...(pair ? ['each hand'] : []), ...(perSide ? ['per side'] : [])]
  const loading = loadingIn(entry, set, context)
  const { unit } = loading
  const asked = { ...entry.asked, ...knownLoad(entry, context) }
  const isAt = (other: SetPosition | undefined) => other?.entry === index && other.set === at
  const isLast = isAt(context.last)
  const isCurrent = isAt(context.current)
  const load = useRef<HTMLInputElement>(null)
  const amount = useRef<HTMLInputElement>(null)
  const isDone = set.done !== undefined
  const isNext = isCurrent && !isDone
  const hasLoad = loaded !== 'body'
  const name = `${title}, set ${at + 1}`
  const timed = measure === 'seconds' ? 1 : measure === 'minutes' ? 60 : 0
  const seconds = (set.amount ?? 0) * timed

  // What was asked about once is meant.
  const [meant, setMeant] = useState<string>()
  const [question, setQuestion] = useState<string>()
  // What was said to be missing, until it is there.
  const [isLacking, setLacking] = useState(false)
  const lackIn = ({ load, amount }: SetLog) =>
    loaded === 'weight' && load === undefined ? 'weight' : amount === undefined && measure
  const lack = lackIn(set)
  /** Asks once about what hardly anyone lifts. Returns whether it does. */
  function asks(values: SetLog, again: string) {
    const doubt = plausibilityQuestion({ ...set, ...values }, asked, loading)
    const isNew = doubt !== undefined && doubt !== meant
    setMeant(doubt)
    setQuestion(isNew ? `${doubt} ${again}` : undefined)
    if (isNew) announce(`${doubt} ${again}`)
    return isNew
  }
  /** The numbers of a done set count at once: what is unlikely is not taken over before it is typed again. */
  function type(values: SetLog, move: SessionMove) {
    if (!isDone || !asks(values, 'Type it again if it is right.')) act(move)
  }

  function toggle() {
    if (isDone) return act({ type: 'undone', ...place })
    commitTyping()
    // What is typed in it may just have been taken over.
    const now = context.latest().entries[index]?.sets[at] ?? set
    if (asks(now, 'Tap again if it is right.')) return
    const needsLoad = loaded === 'weight'
    const { entries } = act({ type: 'done', ...place, rest: settings.timer, needsLoad })
    const after = entries[index]?.sets[at]
    // Without a weight or an amount it is not done.
    if (!after || after.done) return
    const missing = lackIn(after)
    setLacking(true)
    announce(`Enter the ${missing} first.`)
    const field = missing === 'weight' ? load : amount
    field.current?.focus()
  }
  /** A first set that left less than asked may make the others lighter. */
  function rate(left: number | undefined) {
    const sets = entry.sets.with(0, { ...set, left })
    const after = at === 0 ? loadToday({ ...entry, sets }, context) : undefined
    act({ type: 'rated', left, load: after?.load, ...place })
  }
  const start = () => act({ type: 'timer started', ...place })

  function steppers(what: string, [less, more]: [number, number], change: (by: number) => void) {
    const steps = [[-less, 'less', '−'] as const, [more, 'more', '+'] as const]
    return (
      <div className="train-steppers grid grid-cols-2 gap-1">
        {steps.map(([by, way, sign]) => (
          <Button
            key={way}
            className="train-step"
            aria-label={`${name}: ${Math.abs(by)} ${what} ${way}`}
            onClick={() => change(by)}
          >
            <span aria-hidden="true">{sign}</span>
          </Button>
        ))}
      </div>
    )
  }
  const step = measureSteps[measure]

  return (
    <>
      {isNamed && (
        <li className="pt-2 text-sm font-bold" aria-hidden="true">
          {title}
        </li>
      )}
      <li
        className="train-set"
        data-done={isDone}
        data-current={isCurrent}
        data-last={isLast}
        data-loaded={hasLoad}
        aria-current={isCurrent ? 'step' : undefined}
      >
        <span className="train-set-number font-bold text-muted" aria-hidden="true">
          {isCurrent ? [`Set ${at + 1} of ${entry.sets.length}`, ...hints].join(' · ') : at + 1}
        </span>
        {hasLoad && (
          <NumberField
            ref={load}
            value={set.load}
            label={[`${name}: weight in ${unit}`, ...hints].join(', ')}
            inputMode="decimal"
            unit={unit}
            placeholder={loaded === 'added' ? '0' : '?'}
            onCommit={(value) =>
              type({ load: value, unit }, { type: 'typed load', value, unit, ...place })
            }
          />
        )}
        <NumberField
          ref={amount}
          value={set.amount}
          label={`${name}: ${measure}`}
          inputMode="numeric"
          unit={measureNames[measure]}
          placeholder="?"
          onCommit={(value) => type({ amount: value }, { type: 'typed amount', value, ...place })}
        />
        <DoneButton name={name} isDone={isDone} onClick={toggle} />
        {isNext && (
          <>
            {hasLoad &&
              steppers(unit, stepsAround(set.load, loading), (value) =>
                act({ type: 'stepped load', value, unit, ...place }),
              )}
            {steppers(measure, [step, step], (value) =>
              act({ type: 'stepped amount', value, ...place }),
            )}
          </>
        )}
        {isNext &&
          session.timer?.kind !== 'work' &&
          (every ? (
            <ClockStart context={context} onStart={start} />
          ) : (
            seconds > 0 && (
              <Button className="button train-start" onClick={start}>
                Start {durationText(seconds)}
              </Button>
            )
          ))}
        {isLacking && lack && <p className="train-question">Enter the {lack} first.</p>}
        {question && (isDone || plausibilityQuestion(set, asked, loading) === meant) && (
          <p className="train-question">{question}</p>
        )}
        {measure === 'reps' && reserve !== undefined && isDone && (
          <ReserveChips name={name} value={set.left} isAsking={isLast} onChange={rate} />
        )}
      </li>
    </>
  )
}
