import { announce } from '../../ui/announcer'
import { announcementFor } from '../model/announcement'
import { emptyState, type SessionLog, type Timer } from '../model/log'
import type { SessionMove, SessionState } from '../model/session-action'
import { currentTraining } from '../storage/training-store'
import { dispatch } from '../storage/write-training'
import type { Settings } from '../use-settings'
import { commitTyping } from './commit-typing'
import { notify } from './notification'
import { readySignal, signal } from './signal'

/** Does a move in a session. Returns the session after it. */
export type Act = (move: SessionMove) => SessionLog

/** Moves that come while a trainee may still be typing. */
const QUIET: readonly SessionMove['type'][] = [
  'typed load',
  'typed amount',
  'noted',
  'timer ended',
  'filled',
]

function trainedSession({ id, plan }: SessionLog): SessionState | undefined {
  const { sessions, plans, past } = currentTraining()
  const session = sessions.get(id)
  const { swaps } = plans.get(plan) ?? emptyState(plan)
  return session && { session, swaps, past: past.get(id) ?? [] }
}

/** Returns what does a move in a session and reads out what it did, and what ends its timer. */
export function useSession(session: SessionLog, settings: Settings) {
  const act: Act = (move) => {
    if (!QUIET.includes(move.type)) {
      commitTyping()
      readySignal(settings)
    }
    const before = trainedSession(session)
    const action = { ...move, at: Date.now() }
    dispatch({ type: 'session', id: session.id, action })
    const after = trainedSession(session)
    if (!before || !after || before.session === after.session) return after?.session ?? session
    const sentence = announcementFor(action, before, after)
    if (sentence) announce(sentence)
    if (sentence && move.type === 'timer ended') {
      signal(settings)
      notify(sentence, settings)
    }
    return after.session
  }

  /** A rest whose end the trainee knows of stays on the screen until the next set. */
  function onOver({ signaled }: Timer) {
    if (!signaled) act({ type: 'timer ended', rest: settings.timer })
  }

  /** The time to get ready is over. */
  function onReady() {
    announce('Go.')
    signal(settings)
  }

  const latest = () => trainedSession(session)?.session ?? session

  return { act, onOver, onReady, latest }
}
