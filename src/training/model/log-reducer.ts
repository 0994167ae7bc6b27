import { emptyState, momentAfter, type PlanState, type SessionLog } from './log'
import { type PlanAction, planReducer } from './plan-action'
import type { SessionAction, Step } from './session-action'
import { sessionReducer } from './session-reducer'

/** All that a browser knows of a trainee. */
export interface Log {
  sessions: ReadonlyMap<string, SessionLog>
  plans: ReadonlyMap<string, PlanState>
  /** What can be undone in open sessions, by their ids. */
  past: ReadonlyMap<string, readonly Step[]>
}

/** Everything that changes a log. Actions are data, so that one tab can send them to another. */
export type LogAction =
  | { type: 'session'; id: string; action: SessionAction }
  | { type: 'plan'; plan: string; action: PlanAction }
  | { type: 'put'; at: string; sessions: readonly SessionLog[]; plans?: readonly PlanState[] }
  | { type: 'remove'; session: string }
  | { type: 'erase'; plan: string }

/** Returns a log after an action, the same object where the action changes nothing. */
export function logReducer(log: Log, action: LogAction): Log {
  switch (action.type) {
    case 'session':
      return trained(log, action.id, action.action)
    case 'plan': {
      const { plan, action: decision } = action
      const state = planReducer(log.plans.get(plan) ?? emptyState(plan), decision)
      return { ...log, plans: withRecord(log.plans, plan, state, decision.at) }
    }
    case 'put': {
      let { sessions, plans } = log
      for (const one of action.sessions) sessions = withRecord(sessions, one.id, one, action.at)
      for (const one of action.plans ?? []) plans = withRecord(plans, one.plan, one, action.at)
      const ids = action.sessions.map(({ id }) => id)
      // What was before cannot be undone: it does not hold what is put.
      return { sessions, plans, past: without(log.past, ids) }
    }
    case 'remove':
      return withoutSessions(log, [action.session])
    case 'erase': {
      const own = [...log.sessions.values()].filter(({ plan }) => plan === action.plan)
      const ids = own.map(({ id }) => id)
      return { ...withoutSessions(log, ids), plans: without(log.plans, [action.plan]) }
    }
  }
}

function trained(log: Log, id: string, action: SessionAction): Log {
  const session = log.sessions.get(id)
  if (!session) return log
  const { plan } = session
  const state = log.plans.get(plan) ?? emptyState(plan)
  const before = { session, swaps: state.swaps, past: log.past.get(id) ?? [] }
  const after = sessionReducer(before, action)
  if (after === before) return log
  const { swaps, past } = after
  const at = new Date(action.at).toISOString()
  return {
    sessions: withRecord(log.sessions, id, after.session, at),
    plans: swaps === state.swaps ? log.plans : withRecord(log.plans, plan, { ...state, swaps }, at),
    past: new Map(log.past).set(id, past),
  }
}

/** Returns records with one of them as it is after a change at a moment. */
function withRecord<Value extends { changed: string }>(
  records: ReadonlyMap<string, Value>,
  key: string,
  after: Value,
  at: string,
): ReadonlyMap<string, Value> {
  const before = records.get(key)
  if (after === before) return records
  return new Map(records).set(key, { ...after, changed: momentAfter(at, before?.changed) })
}

const withoutSessions = (log: Log, ids: readonly string[]): Log => ({
  ...log,
  sessions: without(log.sessions, ids),
  past: without(log.past, ids),
})

const without = <Value>(values: ReadonlyMap<string, Value>, keys: readonly string[]) =>
  new Map([...values].filter(([key]) => !keys.includes(key)))
