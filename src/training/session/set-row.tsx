import { type ReactNode, useRef, useState } from 'react'
import type { Measure, Unit } from '../../lib/vocabulary'
import { doubtAbout } from '../model/doubt'
import type { Loading } from '../model/loads'
import { loadsBeside } from '../model/loads-beside'
import type { Asked, SetLog } from '../model/log'
import { durationText } from '../model/rest'
import { commitTyping } from './commit-typing'
import { NumberField } from './number-field'
import { ReserveChips } from './reserve-chips'
import { SetMark } from './set-mark'
import { measureNames } from './set-texts'

/** What a row can do, by the place of its set. */
export interface SetActions {
  /** Returns the set as it is stored now: what is typed in it may just have been taken over. */
  latest: () => SetLog
  /** Returns the set after the tap: without a weight or an amount it is not done. */
  onDone: () => SetLog | undefined
  onReopen: () => void
  onLoad: (load: number | undefined) => void
  onLoadStep: (by: number) => void
  onAmount: (amount: number | undefined) => void
  onAmountStep: (by: number) => void
  onLeft: (left: number | undefined) => void
  onStart: () => void
  /** Says what is missing before a set can be done. */
  onMissing: (what: string) => void
}

interface SetRowProps extends SetActions {
  set: SetLog
  /** Counted from 1, of so many. */
  number: number
  count: number
  /** What the row is called: the exercise's name. */
  title: string
  /** What its numbers are of: 'each hand', 'per side'. */
  hints: readonly string[]
  /** What it is to reach; its weight is the one known best. */
  asked: Pick<Asked, 'measure' | 'load' | 'unit'>
  unit: Unit
  /** Which weights there are. */
  loading: Loading
  /** Whether the exercise is loaded: 'weight' needs one, 'added' may have one. */
  loaded: string
  isCurrent: boolean
  /** Whether it is the set that was done last. */
  isLast: boolean
  /** Whether no clock runs. */
  canStart: boolean
  /** What stands in place of the button that starts its clock. */
  start?: ReactNode
  /** Whether the plan wants to know how many repetitions a set left. */
  asksLeft: boolean
}

const measureSteps: Record<Measure, number> = { reps: 1, seconds: 5, meters: 5, minutes: 1 }

/** One set: its weight and its amount, and one tap when it is done. */
export function SetRow(props: SetRowProps) {
  const { set, number, count, title, asked, unit, loaded, loading, isCurrent, isLast } = props
  const { measure } = asked
  const load = useRef<HTMLInputElement>(null)
  const amount = useRef<HTMLInputElement>(null)
  const isDone = set.done !== undefined
  const hasLoad = loaded !== 'body'
  const name = `${title}, set ${number}`
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
    const doubt = doubtAbout({ ...set, ...values }, asked, loading)
    const isNew = doubt !== undefined && doubt !== meant
    setMeant(doubt)
    setQuestion(isNew ? `${doubt} ${again}` : undefined)
    if (isNew) props.onMissing(`${doubt} ${again}`)
    return isNew
  }
  /** The numbers of a done set count at once: what is unlikely is not taken over before it is typed again. */
  const corrected = (values: SetLog, change: () => void) => {
    if (!isDone || !asks(values, 'Type it again if it is right.')) change()
  }

  function toggle() {
    if (isDone) return props.onReopen()
    commitTyping()
    if (asks(props.latest(), 'Tap again if it is right.')) return
    const after = props.onDone()
    if (!after || after.done) return
    const missing = lackIn(after)
    setLacking(true)
    props.onMissing(`Enter the ${missing} first.`)
    const field = missing === 'weight' ? load : amount
    field.current?.focus()
  }

  const steppers = (
    what: string,
    [less, more]: readonly [number, number],
    change: (by: number) => void,
  ) => (
    <div className="train-steppers">
      {[-less, more].map((by, at) => (
        <button
          key={at === 0 ? 'less' : 'more'}
          type="button"
          className="train-step"
          aria-label={`${name}: ${Math.abs(by)} ${what} ${at === 0 ? 'less' : 'more'}`}
          onClick={() => change(by)}
        >
          <span aria-hidden="true">{at === 0 ? '−' : '+'}</span>
        </button>
      ))}
    </div>
  )
  const amounts = [measureSteps[measure], measureSteps[measure]] as const

  return (
    <li
      className="train-set"
      data-done={isDone}
      data-current={isCurrent}
      data-last={isLast}
      data-loaded={hasLoad}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className="train-set-number" aria-hidden="true">
        {isCurrent ? [`Set ${number} of ${count}`, ...props.hints].join(' · ') : number}
      </span>
      {hasLoad && (
        <div className="train-cell">
          <NumberField
            ref={load}
            value={set.load}
            label={[`${name}: weight in ${unit}`, ...props.hints].join(', ')}
            inputMode="decimal"
            placeholder={loaded === 'added' ? '0' : '?'}
            onCommit={(value) => corrected({ load: value, unit }, () => props.onLoad(value))}
          />
          <span className="train-unit-name" aria-hidden="true">
            {unit}
          </span>
        </div>
      )}
      <div className="train-cell">
        <NumberField
          ref={amount}
          value={set.amount}
          label={`${name}: ${measure}`}
          inputMode="numeric"
          placeholder="?"
          onCommit={(value) => corrected({ amount: value }, () => props.onAmount(value))}
        />
        <span className="train-unit-name" aria-hidden="true">
          {measureNames[measure]}
        </span>
      </div>
      <button
        type="button"
        className="train-done"
        aria-pressed={isDone}
        aria-label={`${name}: done`}
        onClick={toggle}
      >
        <SetMark isDone={isDone} />
      </button>
      {isCurrent && !isDone && (
        <>
          {hasLoad && steppers(unit, loadsBeside(set.load, loading), props.onLoadStep)}
          {steppers(measure, amounts, props.onAmountStep)}
        </>
      )}
      {isCurrent && !isDone && props.start}
      {isCurrent && !isDone && !props.start && props.canStart && seconds > 0 && (
        <button type="button" className="button train-start" onClick={props.onStart}>
          Start {durationText(seconds)}
        </button>
      )}
      {isLacking && lack && <p className="train-question">Enter the {lack} first.</p>}
      {question && (isDone || doubtAbout(set, asked, loading) === meant) && (
        <p className="train-question">{question}</p>
      )}
      {props.asksLeft && isDone && (
        <ReserveChips name={name} value={set.left} isAsking={isLast} onChange={props.onLeft} />
      )}
    </li>
  )
}
