import { useEffect, useMemo, useRef } from 'react'
import {
  changes,
  completeSet,
  finishSession,
  noteSession,
  setTimer,
  swapEntry,
} from '../../../lib/training/changes'
import { finishedSessions } from '../../../lib/training/history'
import type { SessionLog, Timer } from '../../../lib/training/log'
import {
  blocksOf,
  currentSet,
  lastDone,
  type SetPlace,
  setCount,
} from '../../../lib/training/order'
import { prescribe } from '../../../lib/training/prescribe'
import { durationText } from '../../../lib/training/rest'
import { weightText } from '../../../lib/training/rule'
import { entryOf } from '../../../lib/training/session'
import type { TrainingInput } from '../../../lib/training/verdict'
import { ProgressBar } from '../../follow-along/progress-bar'
import { announce } from '../../ui/announcer'
import { changePlan, removeSessions } from '../storage/write-training'
import type { TrainingPlan } from '../training-plan'
import type { Settings } from '../use-settings'
import { ExerciseBlock } from './exercise-block'
import { readySignal, signal } from './signal'
import { TimerBar } from './timer-bar'
import { useKeepInView } from './use-keep-in-view'
import { useSessionChanges } from './use-session-changes'
import { useWakeLock } from './use-wake-lock'

interface SessionViewProps {
  plan: TrainingPlan
  session: SessionLog
  input: TrainingInput
  settings: Settings
  onEnd: () => void
}

/** A session while it is trained. */
export function SessionView({ plan, session, input, settings, onEnd }: SessionViewProps) {
  useWakeLock()
  const { act, undo, undoLabel } = useSessionChanges(session)
  const heading = useRef<HTMLHeadingElement>(null)
  const current = currentSet(session)
  const { done, total } = setCount(session)
  const slot = plan.slots.find(({ week, name }) => week === session.week && name === session.name)
  const warmUp = slot?.warmUp
  const finished = useMemo(() => finishedSessions(input.sessions), [input.sessions])
  useKeepInView(current && `${current.entry}.${current.set}`)

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  function complete(place: SetPlace, amount: number, at = new Date()) {
    const entry = session.entries[place.entry]
    if (!entry) return
    readySignal(settings)
    const rest = settings.timer ? entry.asked.rest : 0
    const completed = completeSet(place.entry, place.set, amount, at)
    const isLast = done + 1 === total
    const timer: Timer | undefined =
      rest > 0 && !isLast
        ? { ...place, kind: 'rest', start: at.getTime(), seconds: rest }
        : undefined
    act(`${entry.title}, set ${place.set + 1}`, changes(completed, setTimer(timer)))
    announce(
      `Set ${place.set + 1} done.${timer ? ` Rest ${durationText(rest)}.` : ''}${isLast ? ' That was the last set.' : ''}`,
    )
  }

  function timeIsOver(timer: Timer) {
    signal(settings)
    if (timer.kind === 'rest') {
      announce('The rest is over.')
      return
    }
    // The set ended when its time was over, however late the page is looked at.
    const set = session.entries[timer.entry]?.sets[timer.set]
    if (set && !set.done)
      complete(timer, set.amount ?? 0, new Date(timer.start + timer.seconds * 1000))
  }

  /** Ends the rest; or a timed set, which then took as long as it did. */
  function stop(secondsLeft: number) {
    const { timer } = session
    const measure = timer && session.entries[timer.entry]?.asked.measure
    if (timer?.kind !== 'work' || !measure) return act('ending the rest', setTimer(undefined))
    const seconds = timer.seconds - secondsLeft
    complete(timer, measure === 'minutes' ? Math.round(seconds / 6) / 10 : seconds)
  }

  function swap(index: number, to: string, isForGood: boolean) {
    const entry = session.entries[index]
    const planned = entry?.planned ?? entry?.exercise
    if (!entry || !slot || !planned) return
    const state = { ...input.state, swaps: { ...input.state.swaps, [planned]: to } }
    const by = prescribe(slot, { ...input, state }).find(({ line }) => line === entry.line)
    if (!by) return
    if (isForGood)
      changePlan(plan.planId, (known) => ({ ...known, swaps: { ...known.swaps, [planned]: to } }))
    act(`swapping ${entry.title}`, swapEntry(index, entryOf(by)))
    announce(
      `${by.title} in place of ${entry.title}${isForGood ? ', for the rest of the plan' : ' today'}.`,
    )
  }

  const context = {
    plan,
    input,
    finished,
    last: lastDone(session),
    act,
    onDone: complete,
    onStart: (place: SetPlace, seconds: number) => {
      readySignal(settings)
      act('starting the clock', setTimer({ kind: 'work', start: Date.now(), seconds, ...place }))
    },
    onSwap: swap,
  }

  return (
    <div className="train-session">
      <header>
        <p className="train-kicker">
          Week {session.week}
          {slot && ` · ${slot.day}`}
        </p>
        <h2 ref={heading} tabIndex={-1} className="display train-title">
          {session.name}
        </h2>
        <p className="font-bold">
          {done} of {total} sets done
        </p>
        <ProgressBar done={done} total={Math.max(1, total)} />
      </header>
      {warmUp && (
        <section aria-label="Warm-up" className="train-warm-up">
          <h3 className="display">Warm-up</h3>
          <p>{warmUp}</p>
        </section>
      )}
      {blocksOf(session.entries).map((block) => (
        <ExerciseBlock
          key={block.entries.join()}
          block={block}
          session={session}
          current={current}
          context={context}
        />
      ))}
      <section aria-label="The end" className="train-finish">
        <label>
          <span className="text-sm text-muted">Note on the session</span>
          <textarea
            className="field"
            rows={2}
            maxLength={1000}
            defaultValue={session.note ?? ''}
            onBlur={({ target }) =>
              target.value.trim() !== (session.note ?? '') &&
              act('the note', noteSession(target.value.trim()))
            }
          />
        </label>
        <button
          type="button"
          className="button button-primary train-go"
          onClick={() => {
            act('the end', finishSession(new Date()))
            onEnd()
          }}
        >
          Finish Session
        </button>
        {done === 0 && (
          <button type="button" className="button" onClick={() => removeSessions([session.id])}>
            Not Today
          </button>
        )}
      </section>
      <TimerBar
        timer={session.timer}
        next={nextText(session, current)}
        undoLabel={undoLabel}
        onUndo={() => {
          const undone = undo()
          announce(undone ? `Undone: ${undone}.` : 'Another tab has gone on: nothing was undone.')
        }}
        onMore={(seconds) => {
          const { timer } = session
          if (timer)
            act(
              'the length of the rest',
              setTimer({ ...timer, seconds: Math.max(0, timer.seconds + seconds) }),
            )
        }}
        onOver={timeIsOver}
        onStop={stop}
      />
    </div>
  )
}

/** Returns what is next, in words: 'Set 2: Bench press, 60 kg × 8'. */
function nextText(session: SessionLog, current: SetPlace | undefined): string {
  const entry = current && session.entries[current.entry]
  const set = current && entry?.sets[current.set]
  if (!entry || !set) return 'All sets are done'
  const load = set.load && set.unit ? `${weightText(set.load, set.unit)} × ` : ''
  return `Set ${current.set + 1}: ${entry.title}, ${load}${set.amount ?? entry.asked.amount}`
}
