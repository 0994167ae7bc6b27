import type { Unit } from '../../lib/vocabulary'
import type { Entry, PlanState, SessionLog } from './log'
import type { Reweighed } from './reweigh'

/** A set by its entry's key (see `entryKeys`) and its number, counted from 0. */
export interface SetRef {
  entry: string
  set: number
}

/** What a trainee does in a session. */
export type SessionMove =
  | ({ type: 'done'; rest: boolean; needsLoad: boolean } & SetRef)
  /** 'warmed up' ticks or unticks a ramp-up set. */
  | ({ type: 'undone' | 'timer started' | 'warmed up' } & SetRef)
  | ({ type: 'typed load' | 'stepped load'; value: number | undefined; unit: Unit } & SetRef)
  | ({ type: 'typed amount' | 'stepped amount'; value: number | undefined } & SetRef)
  /** `load`: what the plan makes of it for the sets that follow. */
  | ({ type: 'rated'; left: number | undefined; load?: number | undefined } & SetRef)
  /** Another unit, with what the open sets weigh in it. */
  | { type: 'reweighed'; unit: Unit; loads: readonly Reweighed[] }
  /** A rest after each set of an exercise that is so many seconds longer, or shorter. */
  | { type: 'rested'; entry: string; seconds: number }
  | { type: 'added' | 'dropped' | 'skipped' | 'resumed'; entry: string }
  | { type: 'swapped'; entry: string; by: Entry; forGood: boolean }
  /** A test of this session has shown what other entries ask: see fill-shares.ts. */
  | { type: 'filled'; entries: readonly Entry[] }
  | { type: 'noted'; entry?: string; note: string }
  | { type: 'timer lengthened'; seconds: number }
  | { type: 'timer ended'; rest: boolean }
  | { type: 'timer stopped'; secondsLeft: number; rest: boolean }
  | { type: 'finished' | 'continued' | 'undo' }

/** A move with its moment, in milliseconds since 1970. It is data: a tab may send it to the tab that writes. */
export type SessionAction = SessionMove & { at: number }

/** What was before a step, and what undoing it is called. */
export interface Step {
  label: string
  /** The key of the entry that was changed, where it was one. */
  entry?: string | undefined
  session: SessionLog
  /** The swap of the plan before the step, where the step changed it. */
  swap?: { planned: string; to: string | undefined }
}

/** A session with its history, and the swaps of its plan. */
export interface TrainedSession {
  session: SessionLog
  swaps: PlanState['swaps']
  past: readonly Step[]
}
