import type { SessionLog } from '../model/log'
import type { Log } from '../model/log-reducer'
import type { SessionMove } from '../model/session/session-action'
import { lastTrained } from '../model/session/session-times'
import { tick, untick } from '../session/plan-decisions'
import { currentTraining } from '../storage/store'
import { dispatch } from '../storage/writer'

/** Ids of deleted sessions that were checked off on the plan's page. */
const ticked = new Set<string>()

/** Whether another finished session covers the same slot. */
const isCovered = ({ id, plan, week, session }: SessionLog) =>
  [...currentTraining().sessions.values()].some(
    (candidate) =>
      candidate.id !== id &&
      candidate.plan === plan &&
      candidate.week === week &&
      candidate.session === session &&
      candidate.finished,
  )

/** Corrects a past session. Its tick on the plan's page follows its date. Returns the session. */
export function correct(session: SessionLog, move: SessionMove): SessionLog {
  const { id } = session
  const before = currentTraining().sessions.get(id) ?? session
  // A set added now counts as done on that day.
  const at = Date.parse(lastTrained(before))
  dispatch({ type: 'session', id, action: { ...move, at } })
  const after = currentTraining().sessions.get(id) ?? before
  if (after.date !== before.date && !isCovered(before) && untick(before)) tick(after)
  return after
}

export function deleteSession(session: SessionLog) {
  if (!isCovered(session) && untick(session)) ticked.add(session.id)
  dispatch({ type: 'remove', session: session.id })
}

/** The last step of a past session in this visit. */
export const lastCorrection = (undoSteps: Log['undoSteps']) =>
  [...undoSteps.values()].map((steps) => steps.at(-1)).findLast((step) => step?.session.finished)

/** Undoes a session's last correction, or its deletion. */
export function undoCorrection(session: SessionLog) {
  const restored = correct(session, { type: 'undo' })
  if (ticked.delete(restored.id)) tick(restored)
}
