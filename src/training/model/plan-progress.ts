import type { PlanState, Program, SessionLog } from '../../../packages/progression'
import { type Position, restartsWeek, sessionKey } from '../../../packages/progression'

export interface PlanProgress<Of extends Position = Position> {
  next: Of | undefined
  /** Keys of sessions done. */
  done: ReadonlySet<string>
  skipped: ReadonlySet<string>
  total: number
}

/**
 * The next session is the first open one from the last one's week on, else the first of all. So a trainee can
 * swap the sessions of a week, or start a plan midway. Where the plan leaves a missed session out, it is the one
 * after the last. Nothing before a restart counts.
 */
export function planProgress<Of extends Position>(
  slots: readonly Of[],
  sessions: readonly SessionLog[],
  state: PlanState,
  missed: Program['progression']['missed'] | null,
): PlanProgress<Of> {
  const trained = sessions.flatMap(({ plan, week, session, started, finished }) =>
    // Use the start, because a correction of an old session ends it again but must not change its round.
    plan === state.plan && finished ? [[sessionKey(week, session), started] as const] : [],
  )
  const done = lastTimes(trained, slots, state)
  const skipped = lastTimes(Object.entries(state.skipped), slots, state)
  const marked = new Map([...skipped, ...done])
  const latest = [...marked.values()].sort().at(-1)
  const last = slots.findLast(({ key }) => latest !== undefined && marked.get(key) === latest)
  const openSlots = slots.filter(({ key }) => !marked.has(key))
  const leavesOut = last && missed?.take === 'left out' && last.week >= (missed.from ?? 1)
  return {
    next: leavesOut
      ? openSlots.find((slot) => slots.indexOf(slot) > slots.indexOf(last))
      : (openSlots.find(({ week }) => week >= (last?.week ?? 1)) ?? openSlots[0]),
    done: new Set(done.keys()),
    skipped: new Set(skipped.keys()),
    total: slots.length,
  }
}

/** The last marked instant by session key, since the last restart. */
function lastTimes(
  marks: readonly (readonly [key: string, at: string])[],
  slots: readonly Position[],
  { restarts }: PlanState,
): Map<string, string> {
  const times = new Map<string, string>()
  for (const [key, at] of marks) {
    const slot = slots.find((marked) => marked.key === key)
    const isOld =
      slot && restarts.some((restart) => restartsWeek(restart, slot.week) && restart.at >= at)
    if (slot && !isOld && (times.get(key) ?? '') < at) times.set(key, at)
  }
  return times
}
