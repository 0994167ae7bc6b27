import { ruleOf } from '../../plan/model/rule-of'
import { findExercise } from '../model/exercises'
import { performances } from '../model/history'
import { heaviestLoad } from '../model/judge'
import { type Loading, loadingOf } from '../model/loads'
import type { Entry, SessionLog, SetLog } from '../model/log'
import type { SetPosition } from '../model/set-order'
import { afterBadFirstSet } from '../model/setbacks'
import type { Slot } from '../model/slots'
import { lineNamed } from '../model/slots'
import type { TrainingInput } from '../model/training-input'
import type { TrainingPlan } from '../training-plan'
import { gearIn, type Settings } from '../use-settings'
import type { Swap } from './swap-panel'
import type { Act } from './use-session'

/** What all exercises of a session share. */
export interface ExerciseContext {
  plan: TrainingPlan
  input: TrainingInput
  settings: Settings
  session: SessionLog
  /** Its place in the plan; undefined where the plan no longer has it. */
  slot: Slot | undefined
  /** The set that is next, and the one that was done last. */
  current: SetPosition | undefined
  last: SetPosition | undefined
  finished: readonly SessionLog[]
  act: Act
  /** The session as it is stored now. */
  latest: () => SessionLog
  onSwap: (entry: number, swap: Swap) => void
}

export interface PlacedEntry {
  entry: Entry
  index: number
  id: string
  context: ExerciseContext
}

/** Returns which weights exist in a set's own unit: the trainee may have chosen another one since. */
export const loadingIn = (
  entry: Entry,
  set: SetLog | undefined,
  { input, settings }: ExerciseContext,
): Loading =>
  loadingOf(
    findExercise(input.exercises, entry.exercise),
    input.program.progression,
    gearIn(settings, set?.unit ?? input.unit),
  )

/** Returns the weight that is known best: of a set that is done, else what is asked, else of the last time. */
export function knownLoad(entry: Entry, { finished }: ExerciseContext) {
  const [last] = entry.asked.load ? [] : performances(finished, entry.exercise)
  const load = heaviestLoad(entry) ?? (last && heaviestLoad(last.entry))
  return load && { load: load.value, unit: load.unit }
}

/** Returns the load of all sets where the plan has it follow from the first one, and why it is not what was asked. */
export function loadToday(entry: Entry, context: ExerciseContext) {
  const { program } = context.input
  const line = lineNamed(program, entry.line)
  const rule = line && ruleOf(program, line)
  const [first] = entry.sets
  if (!rule?.badDay) return undefined
  const change = afterBadFirstSet(entry, { rule, loading: loadingIn(entry, first, context) })
  return { load: change?.load ?? first?.load, reason: change?.reason }
}
