import type { Entry, PlanState, SessionLog, Step, Unit } from '../../../../packages/progression'

/** Entry key (see `entryKeys`) and set index. */
export interface SetRef {
  entry: string
  set: number
}

/** A set's load in another unit. */
export interface ConvertedLoad extends SetRef {
  load: number | undefined
}

/** A change of the remaining sets' load. */
interface AdjustedLoad {
  from: number | undefined
  to: number | undefined
}

export type SessionMove =
  | ({ type: 'done'; rest: boolean; needsLoad: boolean } & SetRef)
  /** 'warmed up' toggles a warm-up set. */
  | ({ type: 'undone' | 'timer started' | 'warmed up' } & SetRef)
  | ({ type: 'typed load' | 'stepped load'; value: number | undefined; unit: Unit } & SetRef)
  | ({ type: 'typed amount' | 'stepped amount'; value: number | undefined } & SetRef)
  | ({ type: 'rated'; left: number | undefined; load?: AdjustedLoad | undefined } & SetRef)
  /** A unit change, with the converted loads of open sets. */
  | { type: 'loads converted'; unit: Unit; loads: readonly ConvertedLoad[] }
  /** Changes an exercise's rest by `seconds`. */
  | { type: 'rest changed'; entry: string; seconds: number }
  | { type: 'added' | 'dropped' | 'skipped' | 'resumed'; entry: string }
  | { type: 'swapped'; entry: string; by: Entry; isPermanent: boolean }
  /** Entries filled in by a test of this session: see `fillFromTests`. */
  | { type: 'filled'; entries: readonly Entry[] }
  | { type: 'noted'; entry?: string; note: string }
  | { type: 'date changed'; date: string }
  | { type: 'timer lengthened'; seconds: number }
  | { type: 'timer ended'; rest: boolean }
  | { type: 'timer stopped'; secondsLeft: number; rest: boolean }
  | { type: 'finished' | 'reopened' | 'undo' }

/** `at` is in ms since 1970. */
export type SessionAction = SessionMove & { at: number }

export const UNIT_STEP = 'the unit'

export interface SessionState {
  session: SessionLog
  swaps: PlanState['swaps']
  undoSteps: readonly Step[]
}
