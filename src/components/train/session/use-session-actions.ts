import { changes, completeSet, setTimer, swapEntry } from '../../../lib/training/changes'
import type { SessionLog, Timer } from '../../../lib/training/log'
import { type SetPlace, setCount } from '../../../lib/training/order'
import { prescribe } from '../../../lib/training/prescribe'
import { durationText } from '../../../lib/training/rest'
import { entryOf } from '../../../lib/training/session'
import type { Slot } from '../../../lib/training/slots'
import type { TrainingInput } from '../../../lib/training/verdict'
import { announce } from '../../ui/announcer'
import { changePlan } from '../storage/write-training'
import type { TrainingPlan } from '../training-plan'
import type { Settings } from '../use-settings'
import { readySignal, signal } from './signal'
import { useSessionChanges } from './use-session-changes'

/** A session that is trained, with all that its actions depend on. */
export interface TrainedSession {
  plan: TrainingPlan
  session: SessionLog
  input: TrainingInput
  settings: Settings
}

/**
 * What can be done in a session. Returns what makes any change, and what its exercises and its bar call, which
 * gives a signal or is read out as well. `slot` is its place in the plan, where that still has one.
 */
export function useSessionActions(
  { plan, session, input, settings }: TrainedSession,
  slot: Slot | undefined,
) {
  const { act, undo, undoLabel } = useSessionChanges(session)

  function complete(place: SetPlace, amount: number, at = new Date()) {
    const entry = session.entries[place.entry]
    if (!entry) return
    readySignal(settings)
    const rest = settings.timer ? entry.asked.rest : 0
    const completed = completeSet(place.entry, place.set, amount, at)
    const { done, total } = setCount(session)
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

  function onOver(timer: Timer) {
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
  function onStop(secondsLeft: number) {
    const { timer } = session
    const measure = timer && session.entries[timer.entry]?.asked.measure
    if (timer?.kind !== 'work' || !measure) return act('ending the rest', setTimer(undefined))
    const seconds = timer.seconds - secondsLeft
    complete(timer, measure === 'minutes' ? Math.round(seconds / 6) / 10 : seconds)
  }

  function onSwap(index: number, to: string, isForGood: boolean) {
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

  function onStart(place: SetPlace, seconds: number) {
    readySignal(settings)
    act('starting the clock', setTimer({ kind: 'work', start: Date.now(), seconds, ...place }))
  }

  function onUndo() {
    const undone = undo()
    announce(undone ? `Undone: ${undone}.` : 'Another tab has gone on: nothing was undone.')
  }

  function onMore(seconds: number) {
    const { timer } = session
    if (timer)
      act(
        'the length of the rest',
        setTimer({ ...timer, seconds: Math.max(0, timer.seconds + seconds) }),
      )
  }

  return {
    act,
    exerciseActions: { onDone: complete, onStart, onSwap },
    barActions: { undoLabel, onUndo, onMore, onOver, onStop },
  }
}
