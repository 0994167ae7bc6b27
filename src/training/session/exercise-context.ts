import { ruleOf } from '../../plan/model/rule-of'
import { findExercise } from '../model/exercises'
import type { Entry, SessionLog, SetLog } from '../model/log'
import { loggedEntries } from '../model/prescribe/history'
import { heaviestLoad } from '../model/prescribe/judge'
import { type AvailableLoads, availableLoads, loadInUnit } from '../model/prescribe/loads'
import { afterBadFirstSet } from '../model/prescribe/setbacks'
import type { TrainingInput } from '../model/prescribe/training-input'
import type { SetPosition } from '../model/session/set-order'
import type { Slot } from '../model/slots'
import { lineNamed } from '../model/slots'
import type { TrainingPlan } from '../training-plan'
import { gearFor, type Settings } from '../use-settings'
import type { Swap } from './swap-panel'
import type { Act } from './use-session'

/** Shared by all exercises of a session. */
export interface ExerciseContext {
  plan: TrainingPlan
  input: TrainingInput
  settings: Settings
  session: SessionLog
  /** Undefined if the plan no longer has the session. */
  slot: Slot | undefined
  /** The next set and the last done one. */
  current: SetPosition | undefined
  last: SetPosition | undefined
  finished: readonly SessionLog[]
  act: Act
  /** The currently stored session. */
  latest: () => SessionLog
  onSwap: (entry: number, swap: Swap) => void
}

export interface EntryProps {
  entry: Entry
  index: number
  id: string
  context: ExerciseContext
}

/** Available weights in the set's unit: the trainee may have switched since. */
export const availableLoadsFor = (
  entry: Entry,
  set: SetLog | undefined,
  { input, settings }: ExerciseContext,
): AvailableLoads =>
  availableLoads(
    findExercise(input.exercises, entry.exercise),
    input.program.progression,
    gearFor(settings, set?.unit ?? input.unit),
  )

/** The best known weight: of a done set, else the prescription, else the last time. */
export function referenceLoad(entry: Entry, { finished }: ExerciseContext) {
  const [last] = entry.asked.load ? [] : loggedEntries(finished, entry.exercise)
  const load = heaviestLoad(entry) ?? (last && heaviestLoad(last.entry))
  return load && { load: load.value, unit: load.unit }
}

/**
 * Load, in the trainee's unit, and reason for the remaining sets after a bad first set, if the plan has such
 * a rule.
 */
export function loadAfterFirstSet(entry: Entry, context: ExerciseContext) {
  const { program, unit } = context.input
  const line = lineNamed(program, entry.line)
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
