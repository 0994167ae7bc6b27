import type { Entry, SessionLog, Slot, TrainingExercise, Unit } from '../../../packages/progression'
import {
  type AvailableLoads,
  afterBadFirstSet,
  availableLoads,
  lineOfKey,
  loadInUnit,
  ruleOf,
} from '../../../packages/progression'
import type { SessionMove } from '../model/moves/session-action'
import type { SetPosition } from '../model/moves/set-order'
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

/** The weights that exist for an exercise, by unit, because a set keeps the unit in which it was done. */
type LoadsByUnit = Readonly<Record<Unit, AvailableLoads>>

export interface EntryProps {
  entry: Entry
  exercise: TrainingExercise
  loads: LoadsByUnit
  index: number
  entryKey: string
  context: ExerciseContext
}

export function loadsOf(
  exercise: TrainingExercise,
  { input, settings }: ExerciseContext,
): LoadsByUnit {
  const loadsIn = (unit: Unit) =>
    availableLoads(exercise, input.program.progression, traineeGear(settings, unit))
  return { kg: loadsIn('kg'), lb: loadsIn('lb') }
}

/**
 * Load for the sets after the first, in the trainee's unit, and the reason if a bad first set lightens them.
 * Undefined if the plan has no such rule.
 */
export function loadAfterFirstSet(entry: Entry, loads: LoadsByUnit, { input }: ExerciseContext) {
  const { program, unit } = input
  const line = lineOfKey(program, entry.line)
  const rule = line && ruleOf(program, line)
  const [first] = entry.sets
  if (!rule?.badDay || !first) return undefined
  const firstUnit = first.unit ?? unit
  const change = afterBadFirstSet(entry, { rule, available: loads[firstUnit] })
  const { load: value = first.load, reason } = change ?? {}
  return { load: value && loadInUnit({ value, unit: firstUnit }, loads[unit]), reason }
}
