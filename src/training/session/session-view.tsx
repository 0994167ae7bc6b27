import { useEffect, useMemo, useRef } from 'react'
import { sessionKey } from '../../progress/model/progress'
import { ProgressBar } from '../../progress/progress-bar'
import { restoreProgress } from '../../progress/use-progress'
import { fillShares } from '../model/fill-shares'
import { finishedSessions } from '../model/history'
import { entryKeys, type SessionLog } from '../model/log'
import { blocksOf, currentSet, lastDone, type SetPlace, setCount } from '../model/order'
import { prescribe } from '../model/prescribe'
import { rampUpsByLine } from '../model/ramp-up'
import { entryOf } from '../model/session'
import { entryAt } from '../model/session-timer'
import { slotOf } from '../model/slots'
import type { TrainingInput } from '../model/training-input'
import { weightText } from '../model/weight-text'
import { startWriting } from '../storage/write-training'
import type { TrainingPlan } from '../training-plan'
import type { Settings } from '../use-settings'
import { commitTyping } from './commit-typing'
import { ExerciseBlock } from './exercise-block'
import { FinishSession } from './finish-session'
import { NoteField } from './note-field'
import { TimerBar } from './timer-bar'
import { useKeepInView } from './use-keep-in-view'
import { type Act, useSession } from './use-session'
import { useWakeLock } from './use-wake-lock'

interface SessionViewProps {
  plan: TrainingPlan
  session: SessionLog
  /** What Undo takes back. */
  undoLabel: string | undefined
  input: TrainingInput
  settings: Settings
  onEnd: () => void
}

/** A session while it is trained. */
export function SessionView(props: SessionViewProps) {
  const { plan, session, undoLabel, input, settings, onEnd } = props
  useWakeLock()
  const heading = useRef<HTMLHeadingElement>(null)
  const current = currentSet(session)
  const { done, total } = setCount(session)
  const slot = slotOf(plan.slots, session)
  const { act: move, onOver } = useSession(session, settings)
  const act: Act = (one) => {
    const after = move(one)
    const isTest = 'entry' in one && entryAt(after, one.entry ?? '')?.asked.test
    // A test says what other exercises of the day ask.
    return isTest && slot
      ? move({ type: 'filled', entries: fillShares(after, slot, input).entries })
      : after
  }
  const warmUp = slot?.warmUp
  const finished = useMemo(() => finishedSessions(input.sessions), [input.sessions])
  useKeepInView(current && `${current.entry}.${current.set}`)

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  useEffect(() => {
    startWriting()
    // A text that is being typed is kept where the page is left.
    window.addEventListener('pagehide', commitTyping)
    return () => window.removeEventListener('pagehide', commitTyping)
  }, [])

  const keys = entryKeys(session.entries)
  const rampUps = slot ? rampUpsByLine(plan.program, slot, plan.exercises) : new Map()
  const last = lastDone(session)
  const context = { plan, input, settings, finished, keys, rampUps, last, act, onSwap }

  function onSwap(index: number, to: string, forGood: boolean) {
    const entry = session.entries[index]
    const planned = entry?.planned ?? entry?.exercise
    if (!entry || !slot || !planned) return
    const state = { ...input.state, swaps: { ...input.state.swaps, [planned]: to } }
    const by = prescribe(slot, { ...input, state }).find(({ line }) => line === entry.line)
    if (by) act({ type: 'swapped', entry: keys[index] ?? '', by: entryOf(by), forGood })
  }

  function finish() {
    tickFinished(plan.planId, act({ type: 'finished' }))
    navigator.storage?.persist?.().catch(() => {})
    onEnd()
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
        <NoteField
          label="Note on the session"
          value={session.note ?? ''}
          maxLength={1000}
          rows={2}
          onCommit={(note) => act({ type: 'noted', note })}
        />
        <FinishSession session={session} isEmpty={done === 0} onFinish={finish} />
      </section>
      <TimerBar
        timer={session.timer}
        next={nextText(session, current)}
        undoLabel={undoLabel}
        rest={settings.timer}
        act={act}
        onOver={onOver}
      />
    </div>
  )
}

/** Has the plan's page show a session as ticked off; a tick that is already stored stays as it is. */
export const tickFinished = (
  planId: string,
  { week, session, date }: Pick<SessionLog, 'week' | 'session' | 'date'>,
) => restoreProgress(planId, { [sessionKey(week, session)]: date })

/** Returns what is next, in words: 'Set 2: Bench press, 60 kg × 8'. */
function nextText(session: SessionLog, current: SetPlace | undefined): string {
  const entry = current && session.entries[current.entry]
  const set = current && entry?.sets[current.set]
  if (!entry || !set) return 'All sets are done'
  const load = set.load && set.unit ? `${weightText(set.load, set.unit)} × ` : ''
  return `Set ${current.set + 1}: ${entry.title}, ${load}${set.amount ?? entry.asked.amount}`
}
