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
import {
  availableLoadsFor,
  type EntryProps,
  loadAfterFirstSet,
  referenceLoad,
} from './exercise-context'
import { NumberField } from './number-field'
import { ReserveChips } from './reserve-chips'
import { measureNames } from './set-texts'

interface SetRowProps extends EntryProps {
  set: SetLog
  /** Set index. */
  setIndex: number
  /** Whether the row names its exercise. */
  isNamed: boolean
}

const measureSteps: Record<Measure, number> = { reps: 1, seconds: 5, meters: 5, minutes: 1 }

/** One set: weight, amount and a done button. */
export function SetRow({ entry, index, id, context, set, setIndex, isNamed }: SetRowProps) {
  const { input, session, settings, act } = context
  const { title } = entry
  const { measure, every, reserve } = entry.asked
  const thisSet = { entry: id, set: setIndex }
  const { loaded, pair, perSide } = findExercise(input.exercises, entry.exercise)
  const hints = [...(pair ? ['each hand'] : []), ...(perSide ? ['per side'] : [])]
  const available = availableLoadsFor(entry, set, context)
  const { unit } = available
  const prescribed = { ...entry.asked, ...referenceLoad(entry, context) }
  const isThisSet = (position: SetPosition | undefined) =>
    position?.entry === index && position.set === setIndex
  const isLast = isThisSet(context.last)
  const isCurrent = isThisSet(context.current)
  const load = useRef<HTMLInputElement>(null)
  const amount = useRef<HTMLInputElement>(null)
  const isDone = set.done !== undefined
  const isNext = isCurrent && !isDone
  const hasLoad = loaded !== 'body'
  const name = `${title}, set ${setIndex + 1}`
  const secondsPerUnit = measure === 'seconds' ? 1 : measure === 'minutes' ? 60 : 0
  const seconds = (set.amount ?? 0) * secondsPerUnit

  // A question asked once counts as confirmed.
  const [confirmed, setConfirmed] = useState<string>()
  const [question, setQuestion] = useState<string>()
  // Shows the missing field until it is filled.
  const [showsMissing, setShowsMissing] = useState(false)
  const missingIn = ({ load, amount }: SetLog) =>
    loaded === 'weight' && load === undefined ? 'weight' : amount === undefined && measure
  const missingField = missingIn(set)
  /** Asks once about implausible numbers. Returns whether it asks. */
  function asksToConfirm(values: SetLog, instruction: string) {
    const newQuestion = plausibilityQuestion({ ...set, ...values }, prescribed, available)
    const isNew = newQuestion !== undefined && newQuestion !== confirmed
    setConfirmed(newQuestion)
    setQuestion(isNew ? `${newQuestion} ${instruction}` : undefined)
    if (isNew) announce(`${newQuestion} ${instruction}`)
    return isNew
  }
  /** Numbers of a done set apply immediately, so implausible ones must be typed twice. */
  function type(values: SetLog, move: SessionMove) {
    if (!isDone || !asksToConfirm(values, 'Type it again if it is right.')) act(move)
  }

  function toggle() {
    if (isDone) return act({ type: 'undone', ...thisSet })
    commitTyping()
    // `commitTyping` may just have changed the set.
    const now = context.latest().entries[index]?.sets[setIndex] ?? set
    if (asksToConfirm(now, 'Tap again if it is right.')) return
    const needsLoad = loaded === 'weight'
    const { entries } = act({ type: 'done', ...thisSet, rest: settings.timer, needsLoad })
    const after = entries[index]?.sets[setIndex]
    // A set without weight or amount isn't done.
    if (!after || after.done) return
    const missing = missingIn(after)
    setShowsMissing(true)
    announce(`Enter the ${missing} first.`)
    const field = missing === 'weight' ? load : amount
    field.current?.focus()
  }
  /** A bad first set may lighten the others. */
  function rate(reps: number | undefined) {
    const sets = entry.sets.with(0, { ...set, left: reps })
    const after = setIndex === 0 ? loadAfterFirstSet({ ...entry, sets }, context) : undefined
    act({ type: 'rated', left: reps, load: after?.load, unit: input.unit, ...thisSet })
  }
  const start = () => act({ type: 'timer started', ...thisSet })

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
          {isCurrent
            ? [`Set ${setIndex + 1} of ${entry.sets.length}`, ...hints].join(' · ')
            : setIndex + 1}
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
              type({ load: value, unit }, { type: 'typed load', value, unit, ...thisSet })
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
          onCommit={(value) => type({ amount: value }, { type: 'typed amount', value, ...thisSet })}
        />
        <DoneButton name={name} isDone={isDone} onClick={toggle} />
        {isNext && (
          <>
            {hasLoad &&
              steppers(unit, stepsAround(set.load, available), (value) =>
                act({ type: 'stepped load', value, unit, ...thisSet }),
              )}
            {steppers(measure, [step, step], (value) =>
              act({ type: 'stepped amount', value, ...thisSet }),
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
        {showsMissing && missingField && (
          <p className="train-question">Enter the {missingField} first.</p>
        )}
        {question && (isDone || plausibilityQuestion(set, prescribed, available) === confirmed) && (
          <p className="train-question">{question}</p>
        )}
        {measure === 'reps' && reserve !== undefined && isDone && (
          <ReserveChips name={name} value={set.left} isAsking={isLast} onChange={rate} />
        )}
      </li>
    </>
  )
}
