import { sessionKey, type Ticks } from '../../follow-along/model/ticks'
import { localDate } from '../../lib/dates'
import type { SessionLog } from './log'
import type { PlanState } from './plan-state'
import type { Slot } from './slots'

export interface PlanProgress {
  next: Slot | undefined
  /** Keys of sessions trained here or checked off on the plan's page. */
  done: ReadonlySet<string>
  skipped: ReadonlySet<string>
  total: number
}

/** Ticks have a day, everything else an instant. */
const localDayOf = (at: string) => (at.includes('T') ? localDate(new Date(at)) : at)

/**
 * The next session is the first open one from the last one's week on, else the first of all. So a trainee can
 * swap the sessions of a week, or start a plan midway. `ticks` count like sessions. Nothing before a restart
 * counts.
 */
export function planProgress(
  slots: readonly Slot[],
  sessions: readonly SessionLog[],
  ticks: Ticks,
  state: PlanState,
): PlanProgress {
  const trained = sessions.flatMap(({ plan, week, session, started, finished }) =>
    // Use the start, because a correction of an old session ends it again but must not change its round.
    plan === state.plan && finished ? [[sessionKey(week, session), started] as const] : [],
  )
  const done = lastDays([...trained, ...Object.entries(ticks)], slots, state)
  const skipped = lastDays(Object.entries(state.skipped), slots, state)
  const marked = new Map([...skipped, ...done])
  const lastDay = [...marked.values()].sort().at(-1)
  const last = slots.findLast(({ key }) => lastDay !== undefined && marked.get(key) === lastDay)
  const openSlots = slots.filter(({ key }) => !marked.has(key))
  return {
    next: openSlots.find(({ week }) => week >= (last?.week ?? 1)) ?? openSlots[0],
    done: new Set(done.keys()),
    skipped: new Set(skipped.keys()),
    total: slots.length,
  }
}

/** The last marked day by session key. Compares local days, because ticks have no time. */
function lastDays(
  marks: readonly (readonly [key: string, at: string])[],
  slots: readonly Slot[],
  { restarts }: PlanState,
): Map<string, string> {
  const days = new Map<string, string>()
  for (const [key, at] of marks) {
    const slot = slots.find((marked) => marked.key === key)
    const day = localDayOf(at)
    const isOld = restarts.some((restart) => {
      if (restart.week !== slot?.week && restart.week !== 0) return false
      return at === day ? localDayOf(restart.at) > day : restart.at >= at
    })
    if (slot && !isOld && (days.get(key) ?? '') < day) days.set(key, day)
  }
  return days
}
