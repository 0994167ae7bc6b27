import { sessionKey, type Ticks } from '../../follow-along/model/ticks'
import { localDate } from '../../lib/dates'
import type { PlanState, SessionLog } from './log'
import type { Slot } from './slots'

/** Progress through a plan, and the next session. */
export interface PlanProgress {
  next: Slot | undefined
  /** Keys of sessions trained here or checked off on the plan's page. */
  done: ReadonlySet<string>
  /** Keys of skipped sessions. */
  skipped: ReadonlySet<string>
  total: number
}

/** The local day of an instant. Returns a day unchanged. */
const localDayOf = (instant: string) =>
  instant.includes('T') ? localDate(new Date(instant)) : instant

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
  const markedAt = ({ key }: Slot) => done.get(key) ?? skipped.get(key) ?? ''
  const last = slots.reduce<Slot | undefined>(
    (latest, slot) =>
      markedAt(slot) !== '' && markedAt(slot) >= (latest ? markedAt(latest) : '') ? slot : latest,
    undefined,
  )
  const openSlots = slots.filter((slot) => markedAt(slot) === '')
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
