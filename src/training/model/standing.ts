import { localDate } from '../../lib/dates'
import type { Progress } from '../../progress/model/progress'
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
  const done = new Map<string, string>()
  // By the trainee's own days: ticks have nothing finer, and instants are in UTC.
  const mark = (marks: Map<string, string>, key: string, at: string) => {
    const week = Number(key.split('.')[0])
    const day = dayOf(at)
    const isOld = state.restarts.some((restart) => {
      if (restart.week !== week && restart.week !== 0) return false
      return at === day ? dayOf(restart.at) > day : restart.at >= at
    })
    if (!isOld && (marks.get(key) ?? '') < day) marks.set(key, day)
  }
  for (const { plan, week, session, started, finished } of sessions) {
    // Who corrects an old session ends it again: it still belongs to the round in which it began.
    if (plan === state.plan && finished) mark(done, `${week}.${session}`, started)
  }
  for (const [key, day] of Object.entries(ticks)) mark(done, key, day)
  const skipped = new Map<string, string>()
  for (const [key, at] of Object.entries(state.skipped)) mark(skipped, key, at)

  const isOpen = ({ key }: Slot) => !done.has(key) && !skipped.has(key)
  const at = ({ key }: Slot) => done.get(key) ?? skipped.get(key) ?? ''
  const last = slots.reduce<Slot | undefined>(
    (latest, slot) => (at(slot) !== '' && at(slot) >= (latest ? at(latest) : '') ? slot : latest),
    undefined,
  )
  const open = slots.filter(isOpen)
  const known = (marks: Map<string, string>) =>
    new Set(slots.map(({ key }) => key).filter((key) => marks.has(key)))
  return {
    next: open.find(({ week }) => week >= (last?.week ?? 1)) ?? open[0],
    done: known(done),
    skipped: known(skipped),
    total: slots.length,
  }
}
