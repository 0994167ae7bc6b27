import { ruleOf } from '../../plan/model/rule-of'
import { exerciseIn } from '../model/exercises'
import { restOfDay } from '../model/fall-back'
import { performances } from '../model/history'
import { workingLoad } from '../model/judge'
import { type Loading, loadingOf } from '../model/loads'
import type { Entry, SessionLog, SetLog } from '../model/log'
import type { SetPlace } from '../model/order'
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
  current: SetPlace | undefined
  last: SetPlace | undefined
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
    exerciseIn(input.exercises, entry.exercise),
    input.program.progression,
    gearIn(settings, set?.unit ?? input.unit),
  )

/** Returns the weight that is known best: of a set that is done, else what is asked, else of the last time. */
export function knownLoad(entry: Entry, { finished }: ExerciseContext) {
  const [last] = entry.asked.load ? [] : performances(finished, entry.exercise)
  const load = workingLoad(entry) ?? (last && workingLoad(last.entry))
  return load && { load: load.value, unit: load.unit }
}

/** Returns the load of all sets where the plan has it follow from the first one, and why it is not what was asked. */
export function loadToday(entry: Entry, context: ExerciseContext) {
  const { program } = context.input
  const line = lineNamed(program, entry.line)
  const rule = line && ruleOf(program, line)
  const [first] = entry.sets
  if (!rule?.badDay) return undefined
  const change = restOfDay(entry, { rule, loading: loadingIn(entry, first, context) })
  return { load: change?.load ?? first?.load, reason: change?.reason }
}
