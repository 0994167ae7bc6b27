import type { SessionLog } from '../../../packages/progression'
import type { Log } from '../model/log-reducer'
import type { SessionMove } from '../model/moves/session-action'
import { lastTrained } from '../model/moves/session-times'
import { currentTraining } from '../storage/store'
import { dispatch } from '../storage/writer'

/** Corrects a past session, and returns it. */
export function correct(session: SessionLog, move: SessionMove): SessionLog {
  const { id } = session
  const before = currentTraining().sessions.get(id) ?? session
  // A set added now counts as done on that day.
  const at = Date.parse(lastTrained(before))
  dispatch({ type: 'session', id, action: { ...move, at } })
  return currentTraining().sessions.get(id) ?? before
}

export const deleteSession = ({ id }: SessionLog) => dispatch({ type: 'remove', session: id })

/** The last step of a past session in this visit. */
export const lastCorrection = (undoSteps: Log['undoSteps']) =>
  [...undoSteps.values()].map((steps) => steps.at(-1)).findLast((step) => step?.session.finished)

/** Undoes a session's last correction, or its deletion. */
export const undoCorrection = (session: SessionLog) => correct(session, { type: 'undo' })
