import { useEffect, useMemo, useRef } from 'react'
import { finishSession, noteSession } from '../../../lib/training/changes'
import { finishedSessions } from '../../../lib/training/history'
import type { SessionLog } from '../../../lib/training/log'
import {
  blocksOf,
  currentSet,
  lastDone,
  type SetPlace,
  setCount,
} from '../../../lib/training/order'
import { weightText } from '../../../lib/training/rule'
import { slotOf } from '../../../lib/training/slots'
import { ProgressBar } from '../../follow-along/progress-bar'
import { removeSessions } from '../storage/write-training'
import { ExerciseBlock } from './exercise-block'
import { TimerBar } from './timer-bar'
import { useKeepInView } from './use-keep-in-view'
import { type TrainedSession, useSessionActions } from './use-session-actions'
import { useWakeLock } from './use-wake-lock'

interface SessionViewProps extends TrainedSession {
  onEnd: () => void
}

/** A session while it is trained. */
export function SessionView(props: SessionViewProps) {
  const { plan, session, input, onEnd } = props
  useWakeLock()
  const heading = useRef<HTMLHeadingElement>(null)
  const current = currentSet(session)
  const { done, total } = setCount(session)
  const slot = slotOf(plan.slots, session)
  const { act, exerciseActions, barActions } = useSessionActions(props, slot)
  const warmUp = slot?.warmUp
  const finished = useMemo(() => finishedSessions(input.sessions), [input.sessions])
  useKeepInView(current && `${current.entry}.${current.set}`)

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  const context = { plan, input, finished, last: lastDone(session), act, ...exerciseActions }

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
      <TimerBar timer={session.timer} next={nextText(session, current)} {...barActions} />
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
