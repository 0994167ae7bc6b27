import { localDate } from '../../lib/dates'
import { sessionKey, type Ticks } from '../../progress/model/ticks'
import type { PlanState, SessionLog } from './log'
import type { Slot } from './slots'

/** Progress through a plan, and the next session. */
export interface PlanProgress {
  next: Slot | undefined
  /** Keys of sessions trained, or ticked in follow-along. */
  done: ReadonlySet<string>
  /** Keys of skipped sessions. */
  skipped: ReadonlySet<string>
  total: number
}

/** Local day of an instant; days pass through. */
const localDayOf = (instant: string) =>
  instant.includes('T') ? localDate(new Date(instant)) : instant

/**
 * Next is the first open session, starting in the last one's week, else any open one: so sessions of a week
 * may swap, and a plan may be started midway. Ticks count like sessions. Work before a restart doesn't
 * count.
 */
export function planProgress(
  slots: readonly Slot[],
  sessions: readonly SessionLog[],
  ticks: Ticks,
  state: PlanState,
): PlanProgress {
  const trained = sessions.flatMap(({ plan, week, session, started, finished }) =>
    // By start: correcting an old session ends it again but keeps its round.
    plan === state.plan && finished ? [[sessionKey(week, session), started] as const] : [],
  )
  const done = daysOf([...trained, ...Object.entries(ticks)], slots, state)
  const skipped = daysOf(Object.entries(state.skipped), slots, state)
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

/** Last marked day by session key. In local days, because ticks have no time. */
function daysOf(
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
