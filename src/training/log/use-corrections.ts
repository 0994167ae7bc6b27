import { useSyncExternalStore } from 'react'
import {
  type Correction,
  type CorrectionMove,
  correctSession,
  undoableCorrection,
} from '../model/corrections'
import type { SessionLog } from '../model/log'
import { tick, untick } from '../session/ticks'
import { currentTraining } from '../storage/training-store'
import { dispatch } from '../storage/write-training'

/** What was corrected since the page was opened: it can be undone until it is left. */
let corrections: readonly Correction[] = []
const listeners = new Set<() => void>()

function note(known: readonly Correction[]) {
  corrections = known
  for (const listener of listeners) listener()
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}

const store = (session: SessionLog) =>
  dispatch({ type: 'put', at: new Date().toISOString(), sessions: [session] })

/** Whether a session was trained once more: then it is done without this one. */
const isStillDone = ({ id, plan, week, session }: SessionLog) =>
  [...currentTraining().sessions.values()].some(
    (other) =>
      other.id !== id &&
      other.plan === plan &&
      other.week === week &&
      other.session === session &&
      other.finished,
  )
/** Corrects a session of the past. Returns the correction; undefined where nothing changes. */
function correct(session: SessionLog, move: CorrectionMove): Correction | undefined {
  const correction = correctSession(session, move)
  if (!correction) return undefined
  const { after } = correction
  const moves = move.type === 'deleted' || move.type === 'dated'
  const ticked = moves && !isStillDone(session) && untick(session)
  if (after) store(after)
  else dispatch({ type: 'remove', session: session.id })
  if (ticked && after) tick(after)
  note([...corrections, { ...correction, ticked }])
  return correction
}

function undo({ before, after, ticked }: Correction) {
  if (ticked && after && !isStillDone(after)) untick(after)
  store(before)
  if (ticked) tick(before)
  note(corrections.slice(0, -1))
}

/** Returns what corrects sessions of the past, and the correction that can be undone. */
export function useCorrections(sessions: ReadonlyMap<string, SessionLog>) {
  const known = useSyncExternalStore(subscribe, () => corrections)
  return { correct, undo, last: undoableCorrection(known, sessions) }
}

/** Corrects one session of the past. */
export type Correct = (move: CorrectionMove) => void
