import { useSyncExternalStore } from 'react'
import {
  type Correction,
  type CorrectionMove,
  correctSession,
  undoableCorrection,
} from '../model/corrections'
import type { SessionLog } from '../model/log'
import { storeSession, tick, untick } from '../session/plan-decisions'
import { currentTraining, subscribeToTraining } from '../storage/training-store'
import { useLoadedTraining } from '../storage/use-training'
import { dispatch } from '../storage/write-training'

/**
 * Corrections during this visit. Undo works until the trainee leaves the page. They change just before the
 * session they are about, so that the store's subscribers see both.
 */
let corrections: readonly Correction[] = []

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

/** Corrects a past session. Undefined if nothing changes. */
function correct(session: SessionLog, move: CorrectionMove): Correction | undefined {
  const correction = correctSession(session, move)
  if (!correction) return undefined
  const { after } = correction
  const changesSlot = move.type === 'deleted' || move.type === 'dated'
  const ticked = changesSlot && !isCovered(session) && untick(session)
  corrections = [...corrections, { ...correction, ticked }]
  if (after) storeSession(after)
  else dispatch({ type: 'remove', session: session.id })
  if (ticked && after) tick(after)
  return correction
}

function undo({ before, after, ticked }: Correction) {
  if (ticked && after && !isCovered(after)) untick(after)
  corrections = corrections.slice(0, -1)
  storeSession(before)
  if (ticked) tick(before)
}

/** Functions to correct and undo, and the correction that undo reverts. */
export function useCorrections() {
  const { sessions } = useLoadedTraining()
  const current = useSyncExternalStore(subscribeToTraining, () => corrections)
  return { correct, undo, last: undoableCorrection(current, sessions) }
}

/** Corrects one past session. Undefined if nothing changes. */
export type Correct = (move: CorrectionMove) => Correction | undefined
