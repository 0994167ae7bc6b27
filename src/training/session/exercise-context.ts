import { lineOfKey } from '../../plan/model/program'
import { ruleOf } from '../../plan/model/rule-of'
import { findExercise, type TrainingExercise } from '../model/exercises'
import type { Entry, SessionLog, SetLog } from '../model/log'
import { type AvailableLoads, availableLoads, loadInUnit } from '../model/prescribe/loads'
import { afterBadFirstSet } from '../model/prescribe/setbacks'
import type { SessionMove } from '../model/session/session-action'
import type { SetPosition } from '../model/session/set-order'
import type { Slot } from '../model/slots'
import type { PlanProps } from '../training-plan'
import { type Settings, traineeGear } from '../use-settings'
import type { Swap } from './swap-panel'

/** What all exercises of a session share. */
export interface ExerciseContext extends PlanProps {
  settings: Settings
  session: SessionLog
  /** Undefined if the plan no longer has the session. */
  slot: Slot | undefined
  /** The next set and the last done one. */
  current: SetPosition | undefined
  last: SetPosition | undefined
  finished: readonly SessionLog[]
  /** Performs a move and returns the new session. */
  act: (move: SessionMove) => SessionLog
  onSwap: (entry: number, swap: Swap) => void
}

export interface EntryProps {
  entry: Entry
  exercise: TrainingExercise
  index: number
  entryKey: string
  context: ExerciseContext
}

/** Available weights in the set's unit, because the trainee may have switched units since. */
export const availableLoadsFor = (
  entry: Entry,
  set: SetLog | undefined,
  { input, settings }: ExerciseContext,
): AvailableLoads =>
  availableLoads(
    findExercise(input.exercises, entry.exercise),
    input.program.progression,
    traineeGear(settings, set?.unit ?? input.unit),
  )

/**
 * Load for the sets after the first, in the trainee's unit, and the reason if a bad first set lightens them.
 * Undefined if the plan has no such rule.
 */
export function loadAfterFirstSet(entry: Entry, context: ExerciseContext) {
  const { program, unit } = context.input
  const line = lineOfKey(program, entry.line)
  const rule = line && ruleOf(program, line)
  const [first] = entry.sets
  if (!rule?.badDay || !first) return undefined
  const change = afterBadFirstSet(entry, {
    rule,
    available: availableLoadsFor(entry, first, context),
  })
  const { load: value = first.load, reason } = change ?? {}
  const available = availableLoadsFor(entry, undefined, context)
  return { load: value && loadInUnit({ value, unit: first.unit ?? unit }, available), reason }
}
