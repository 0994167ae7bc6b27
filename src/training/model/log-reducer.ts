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
      const state = log.plans.get(action.plan) ?? emptyState(action.plan)
      return withPlan(log, state, planReducer(state, action.action), action.action.at)
    }
    case 'put': {
      const put = action.sessions.reduce<Log>(
        (known, session) => withSession(known, log.sessions.get(session.id), session, action.at),
        // What was before cannot be undone: it does not hold what is put.
        {
          ...log,
          past: without(
            log.past,
            action.sessions.map(({ id }) => id),
          ),
        },
      )
      return (action.plans ?? []).reduce(
        (known, state) => withPlan(known, log.plans.get(state.plan), state, action.at),
        put,
      )
    }
    case 'remove':
      return {
        ...log,
        sessions: without(log.sessions, [action.session]),
        past: without(log.past, [action.session]),
      }
    case 'erase': {
      const ids = [...log.sessions.values()]
        .filter(({ plan }) => plan === action.plan)
        .map(({ id }) => id)
      return {
        sessions: without(log.sessions, ids),
        plans: without(log.plans, [action.plan]),
        past: without(log.past, ids),
      }
    }
  }
}

function trained(log: Log, id: string, action: SessionAction): Log {
  const session = log.sessions.get(id)
  if (!session) return log
  const state = log.plans.get(session.plan) ?? emptyState(session.plan)
  const before = { session, swaps: state.swaps, past: log.past.get(id) ?? [] }
  const after = sessionReducer(before, action)
  if (after === before) return log
  const at = new Date(action.at).toISOString()
  const changed = withSession(log, session, after.session, at)
  const past = new Map(log.past).set(id, after.past)
  const kept = after.swaps === state.swaps ? state : { ...state, swaps: after.swaps }
  return { ...withPlan(changed, state, kept, at), past }
}

function withSession(log: Log, before: SessionLog | undefined, after: SessionLog, at: string): Log {
  if (after === before) return log
  const changed = momentAfter(at, before?.changed)
  return { ...log, sessions: new Map(log.sessions).set(after.id, { ...after, changed }) }
}

function withPlan(log: Log, before: PlanState | undefined, after: PlanState, at: string): Log {
  if (after === before) return log
  const changed = momentAfter(at, before?.changed)
  return { ...log, plans: new Map(log.plans).set(after.plan, { ...after, changed }) }
}

function without<Value>(values: ReadonlyMap<string, Value>, keys: readonly string[]) {
  return new Map([...values].filter(([key]) => !keys.includes(key)))
}
