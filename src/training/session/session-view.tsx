import { useEffect, useMemo, useRef, useState } from 'react'
import {
  entryAfterSwap,
  entryKeys,
  fillFromTests,
  finishedSessions,
  type SessionLog,
  type Step,
  slotOf,
} from '../../../packages/progression'
import { ProgressBar } from '../../components/progress-bar'
import { chooseUnit } from '../../components/use-unit'
import { convertOpenLoads, openUnit } from '../model/moves/convert-loads'
import { type SessionMove, UNIT_STEP } from '../model/moves/session-action'
import { blocksOf, currentSet, lastDoneSet, setCounts } from '../model/moves/set-order'
import { entryByKey } from '../model/moves/sets'
import type { PlanProps } from '../training-plan'
import { Title } from '../use-focus'
import { useSettings } from '../use-settings'
import { commitTyping } from './commit-typing'
import { ExerciseBlock } from './exercise-block'
import { FinishSession } from './finish-session'
import { NoteField } from './note-field'
import { perform } from './perform-move'
import { decide, repeatIfShort } from './plan-decisions'
import { SettingsPanel } from './settings-panel'
import type { Swap } from './swap-panel'
import { TimerBar } from './timer-bar'
import { scrollToExercise, useKeepInView } from './use-keep-in-view'
import { useSteadyControl } from './use-steady-control'
import { useWakeLock } from './use-wake-lock'

interface SessionViewProps extends PlanProps {
  session: SessionLog
  /** The step that Undo reverts. */
  lastStep: Step | undefined
  onEnd: () => void
}

export function SessionView({ plan, input, session, lastStep, onEnd }: SessionViewProps) {
  const settings = useSettings()
  useWakeLock()
  useSteadyControl()
  const heading = useRef<HTMLHeadingElement>(null)
  const current = currentSet(session)
  const { done, total } = setCounts(session)
  const slot = slotOf(plan.slots, session)
  // The undone step, until the next action.
  const [undone, setUndone] = useState<Step>()
  function act(move: SessionMove) {
    const after = perform(move, session, settings)
    if (move.type === 'undo') {
      setUndone(lastStep)
      if (lastStep?.label === UNIT_STEP) chooseUnit(openUnit(after) ?? input.unit)
    } else if (move.type !== 'timer ended') setUndone(undefined)
    const isTest = 'entry' in move && entryByKey(after, move.entry ?? '')?.asked.test
    if (!isTest || !slot) return after
    // A test fills in other exercises of the day.
    const { entries } = fillFromTests(after, slot, input)
    return perform({ type: 'filled', entries }, session, settings)
  }
  const warmUp = slot?.warmUp
  const finished = useMemo(() => finishedSessions(input.sessions), [input.sessions])
  const position = current && `${current.entryIndex}.${current.set}`
  const focusEntry = useKeepInView(position, position && done > 0 ? undefined : heading)

  useEffect(() => {
    if (undone?.entry) scrollToExercise(entryKeys(undone.session.entries).indexOf(undone.entry))
  }, [undone])

  // Open sets follow the unit, wherever the trainee changed it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: sets in another unit may stay until it changes
  useEffect(() => {
    const loads = convertOpenLoads(session, input)
    if (loads.length > 0) act({ type: 'loads converted', unit: input.unit, loads })
  }, [input.unit])

  useEffect(() => {
    // Leaving the page commits a half-typed text.
    window.addEventListener('pagehide', commitTyping)
    return () => window.removeEventListener('pagehide', commitTyping)
  }, [])

  const context = {
    plan,
    input,
    settings,
    session,
    slot,
    current,
    last: lastDoneSet(session),
    finished,
    act,
    onSwap,
  }

  function onSwap(index: number, { to, why, isPermanent }: Swap) {
    const entry = session.entries[index]
    const by = entry && slot && entryAfterSwap(entry, to, slot, input)
    if (!by) return
    if (!input.exercises.has(to.exerciseId))
      decide(plan.planId, { exercises: { [to.exerciseId]: to } })
    const id = entryKeys(session.entries)[index] ?? ''
    const { entries } = act({ type: 'swapped', entry: id, by: { ...by, why }, isPermanent })
    focusEntry(entryKeys(entries).indexOf(entryKeys([by])[0] ?? ''))
  }

  function finish() {
    repeatIfShort(plan, act({ type: 'finished' }), input)
    navigator.storage?.persist?.().catch(() => {})
    onEnd()
  }

  return (
    <div className="train-session grid gap-5 pb-28">
      <header>
        <p className="train-kicker">
          Week {session.week}
          {slot && ` · ${slot.day}`}
        </p>
        <Title ref={heading}>{session.name}</Title>
        <p className="font-bold">
          {done} of {total} sets done
        </p>
        <ProgressBar done={done} total={Math.max(1, total)} />
      </header>
      <SettingsPanel unit={input.unit} usesWeights={plan.usesWeights} />
      {warmUp && (
        <section aria-label="Warm-up" className="border-l-3 border-hull pl-4">
          <h3 className="display">Warm-up</h3>
          <p>{warmUp}</p>
        </section>
      )}
      {blocksOf(session.entries).map((block) => (
        <ExerciseBlock key={block.entries.join()} block={block} context={context} />
      ))}
      <section aria-label="Finish" className="grid gap-3">
        <NoteField
          label="Note on the session"
          value={session.note ?? ''}
          maxLength={1000}
          rows={2}
          onCommit={(note) => act({ type: 'noted', note })}
        />
        <FinishSession session={session} onFinish={finish} />
      </section>
      <TimerBar context={context} undoLabel={lastStep?.label} undone={undone?.label} />
    </div>
  )
}
