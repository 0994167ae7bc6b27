import type { SessionLog } from '../../../packages/progression'
import { emptyState } from '../../../packages/progression'
import { announce } from '../../components/announcer'
import { announcementFor } from '../model/moves/announcement'
import { timerEnd } from '../model/moves/clock'
import type { SessionMove, SessionState } from '../model/moves/session-action'
import { currentTraining } from '../storage/store'
import { dispatch } from '../storage/writer'
import type { Settings } from '../use-settings'
import { commitTyping } from './commit-typing'
import { notify, signal, unlockAudio } from './signals'

/** Moves that may happen while the trainee types. */
const MOVES_WHILE_TYPING: readonly SessionMove['type'][] = [
  'typed load',
  'typed amount',
  'noted',
  'timer ended',
  'filled',
  'loads converted',
]

function currentState({ id, plan }: SessionLog): SessionState | undefined {
  const { sessions, plans, undoSteps } = currentTraining()
  const session = sessions.get(id)
  const { swaps } = plans.get(plan) ?? emptyState(plan)
  return session && { session, swaps, undoSteps: undoSteps.get(id) ?? [] }
}

/** Performs a move, announces it, signals the end of a timer, and returns the new session. */
export function perform(move: SessionMove, session: SessionLog, settings: Settings): SessionLog {
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
  const { timer } = before.session
  if (sentence && timer && move.type === 'timer ended') {
    signal(settings, timerEnd(timer))
    notify(sentence, settings)
  }
  return after.session
}
