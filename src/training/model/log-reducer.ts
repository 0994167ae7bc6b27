import {
  emptyState,
  type PlanState,
  type SessionLog,
  type Step,
  timestampAfter,
} from '../../../packages/progression'
import { changePlan, type PlanChange } from './change-plan'
import type { SessionAction } from './moves/session-action'
import { sessionReducer } from './moves/session-reducer'

export interface Log {
  sessions: ReadonlyMap<string, SessionLog>
  plans: ReadonlyMap<string, PlanState>
  /** Undo steps by session id, the session changed last at the end. A removed session's last step restores it. */
  undoSteps: ReadonlyMap<string, readonly Step[]>
}

export type LogAction =
  | { type: 'session'; id: string; action: SessionAction }
  | { type: 'plan'; plan: string; at: string; change: PlanChange }
  | { type: 'put'; at: string; sessions: readonly SessionLog[]; plans?: readonly PlanState[] }
  | { type: 'remove'; session: string }
  | { type: 'erase'; plan: string }

/** Returns the same object if nothing changes. */
export function logReducer(log: Log, action: LogAction): Log {
  switch (action.type) {
    case 'session':
      return reduceSession(log, action.id, action.action)
    case 'plan': {
      const { plan, at, change } = action
      const state = changePlan(log.plans.get(plan) ?? emptyState(plan), change)
      return { ...log, plans: withRecord(log.plans, plan, state, at) }
    }
    case 'put': {
      let { sessions, plans } = log
      for (const session of action.sessions)
        sessions = withRecord(sessions, session.id, session, action.at)
      // An import decides nothing, so it must not look later than an undo here.
      for (const plan of action.plans ?? [])
        plans = withRecord(plans, plan.plan, plan, plan.changed || action.at)
      const ids = action.sessions.map(({ id }) => id)
      // Undo steps predate the new records, and would remove them.
      return { sessions, plans, undoSteps: withoutKeys(log.undoSteps, ids) }
    }
    case 'remove': {
      const session = log.sessions.get(action.session)
      if (!session) return log
      const { id, name } = session
      const steps = [...(log.undoSteps.get(id) ?? []), { label: name, session }]
      const sessions = withoutKeys(log.sessions, [id])
      return { ...log, sessions, undoSteps: withSteps(log, id, steps) }
    }
    case 'erase': {
      const sessions = [...log.sessions].filter(([, { plan }]) => plan !== action.plan)
      // Removed sessions must not return.
      const undoSteps = [...log.undoSteps].filter(
        ([, [step]]) => step?.session.plan !== action.plan,
      )
      const plans = withoutKeys(log.plans, [action.plan])
      return { sessions: new Map(sessions), plans, undoSteps: new Map(undoSteps) }
    }
  }
}

function reduceSession(log: Log, id: string, action: SessionAction): Log {
  const undoSteps = log.undoSteps.get(id) ?? []
  const removed = action.type === 'undo' ? undoSteps.at(-1)?.session : undefined
  const session = log.sessions.get(id) ?? removed
  if (!session) return log
  const { plan } = session
  const state = log.plans.get(plan) ?? emptyState(plan)
  const before = { session, swaps: state.swaps, undoSteps }
  const after = sessionReducer(before, action)
  if (after === before) return log
  const { swaps } = after
  const timestamp = new Date(action.at).toISOString()
  return {
    sessions: withRecord(log.sessions, id, after.session, timestamp),
    plans:
      swaps === state.swaps
        ? log.plans
        : withRecord(log.plans, plan, { ...state, swaps }, timestamp),
    undoSteps: withSteps(log, id, after.undoSteps),
  }
}

function withRecord<Value extends { changed: string }>(
  records: ReadonlyMap<string, Value>,
  key: string,
  after: Value,
  timestamp: string,
): ReadonlyMap<string, Value> {
  const before = records.get(key)
  if (after === before) return records
  return new Map(records).set(key, {
    ...after,
    changed: timestampAfter(timestamp, before?.changed),
  })
}

const withSteps = ({ undoSteps }: Log, id: string, steps: readonly Step[]) =>
  withoutKeys(undoSteps, [id]).set(id, steps)

const withoutKeys = <Value>(values: ReadonlyMap<string, Value>, keys: readonly string[]) =>
  new Map([...values].filter(([key]) => !keys.includes(key)))
