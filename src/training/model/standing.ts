import { localDate } from '../../lib/dates'
import { type Progress, sessionKey } from '../../progress/model/progress'
import type { PlanState, SessionLog } from './log'
import type { Slot } from './slots'

/** How far a plan has come, and what is next. */
export interface TrainingStanding {
  next: Slot | undefined
  /** Keys of sessions that were trained, or ticked off in follow-along. */
  done: ReadonlySet<string>
  /** Keys of sessions that the trainee left out. */
  skipped: ReadonlySet<string>
  total: number
}

/** Returns the day of an instant on the trainee's own calendar; a day as it is. */
const dayOf = (at: string) => (at.includes('T') ? localDate(new Date(at)) : at)

/**
 * Returns where a trainee stands in a plan. Next is the first open session from the week of the last one
 * on, so that sessions of a week may change places and a plan may be entered in its middle; then whatever
 * is still open. Ticks of follow-along count like sessions. What was done in a week before it was begun again
 * does not count.
 */
export function standingIn(
  slots: readonly Slot[],
  sessions: readonly SessionLog[],
  ticks: Progress,
  state: PlanState,
): TrainingStanding {
  const trained = sessions.flatMap(({ plan, week, session, started, finished }) =>
    // Who corrects an old session ends it again: it still belongs to the round in which it began.
    plan === state.plan && finished ? [[sessionKey(week, session), started] as const] : [],
  )
  const done = daysOf([...trained, ...Object.entries(ticks)], slots, state)
  const skipped = daysOf(Object.entries(state.skipped), slots, state)
  const at = ({ key }: Slot) => done.get(key) ?? skipped.get(key) ?? ''
  const last = slots.reduce<Slot | undefined>(
    (latest, slot) => (at(slot) !== '' && at(slot) >= (latest ? at(latest) : '') ? slot : latest),
    undefined,
  )
  const open = slots.filter((slot) => at(slot) === '')
  return {
    next: open.find(({ week }) => week >= (last?.week ?? 1)) ?? open[0],
    done: new Set(done.keys()),
    skipped: new Set(skipped.keys()),
    total: slots.length,
  }
}

/** Returns the last day on which each session was marked, by its key: by the trainee's own days, as ticks have nothing finer. */
function daysOf(
  marks: readonly (readonly [key: string, at: string])[],
  slots: readonly Slot[],
  { restarts }: PlanState,
): Map<string, string> {
  const days = new Map<string, string>()
  for (const [key, at] of marks) {
    const slot = slots.find((one) => one.key === key)
    const day = dayOf(at)
    const isOld = restarts.some((restart) => {
      if (restart.week !== slot?.week && restart.week !== 0) return false
      return at === day ? dayOf(restart.at) > day : restart.at >= at
    })
    if (slot && !isOld && (days.get(key) ?? '') < day) days.set(key, day)
  }
  return days
}
