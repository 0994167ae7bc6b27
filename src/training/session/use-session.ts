import { announce } from '../../ui/announcer'
import { emptyState, type SessionLog, type Timer } from '../model/log'
import { announcementFor } from '../model/session/announcement'
import type { SessionMove, SessionState } from '../model/session/session-action'
import { currentTraining } from '../storage/training-store'
import { dispatch } from '../storage/write-training'
import type { Settings } from '../use-settings'
import { commitTyping } from './commit-typing'
import { notify } from './notification'
import { signal, unlockAudio } from './signal'

/** Performs a move and returns the new session. */
export type Act = (move: SessionMove) => SessionLog

/** Moves that may happen while the trainee types. */
const MOVES_WHILE_TYPING: readonly SessionMove['type'][] = [
  'typed load',
  'typed amount',
  'noted',
  'timer ended',
  'filled',
  'reweighed',
]

function currentState({ id, plan }: SessionLog): SessionState | undefined {
  const { sessions, plans, undoSteps } = currentTraining()
  const session = sessions.get(id)
  const { swaps } = plans.get(plan) ?? emptyState(plan)
  return session && { session, swaps, undoSteps: undoSteps.get(id) ?? [] }
}

/** Performs moves, announces them, and handles the timer's end. */
export function useSession(session: SessionLog, settings: Settings) {
  const act: Act = (move) => {
    if (!MOVES_WHILE_TYPING.includes(move.type)) {
      commitTyping()
      unlockAudio(settings)
    }
    const before = currentState(session)
    const action = { ...move, at: Date.now() }
    dispatch({ type: 'session', id: session.id, action })
    const after = currentState(session)
    if (!before || !after || before.session === after.session) return after?.session ?? session
    const sentence = announcementFor(action, before, after)
    if (sentence) announce(sentence)
    if (sentence && move.type === 'timer ended') {
      signal(settings)
      notify(sentence, settings)
    }
    return after.session
  }

  /** A rest that the page has announced stays on screen until the next set. */
  function onOver({ signaled }: Timer) {
    if (!signaled) act({ type: 'timer ended', rest: settings.timer })
  }

  /** Signals the end of the lead-in. */
  function onReady() {
    announce('Go.')
    signal(settings)
  }

  const latest = () => currentState(session)?.session ?? session

  return { act, onOver, onReady, latest }
}
