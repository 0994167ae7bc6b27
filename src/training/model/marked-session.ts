import { localDate, readDate, readMap, withDefault } from '../../../packages/basics'
import type { PlanState, Position, SessionLog } from '../../../packages/progression'

interface MarkedPlan {
  planId: string
  title: string
}

/** A session that is done, without numbers. `at` is an ISO instant. */
export const markedSession = (
  id: string,
  { planId, title }: MarkedPlan,
  { week, session, name }: Position,
  at: string,
): SessionLog => ({
  id,
  plan: planId,
  planTitle: title,
  week,
  session,
  name,
  date: localDate(new Date(at)),
  started: at,
  finished: at,
  changed: at,
  entries: [],
})

/** Storage key of a plan's check marks, which plan pages stored until December 2026. */
export const checkMarksKey = (planId: string) => `progress:${planId}`

const readTicks = withDefault({}, readMap(readDate))

/**
 * Converts stored check marks, the day by session key ('3.2'), to sessions; those that restarts removed, to
 * sessions before the restart. A check mark with a trained session (in `done`) adds nothing.
 */
export function checkedSessions(
  stored: unknown,
  plan: MarkedPlan,
  positions: readonly Position[],
  { done, restarts }: { done: ReadonlySet<string>; restarts: PlanState['restarts'] },
  now: Date,
): SessionLog[] {
  const sessionsOf = (ticks: unknown, latest: number) =>
    Object.entries(readTicks(ticks)).flatMap(([key, day]) => {
      const position = positions.find((checked) => checked.key === key)
      // A check mark has no time: the end of its day is after a restart of that day.
      const at = new Date(Math.min(Date.parse(`${day}T23:59:00`), latest)).toISOString()
      const id = `check ${plan.planId} ${key} ${day}`.slice(-80)
      return position ? markedSession(id, plan, position, at) : []
    })
  return [
    ...restarts.flatMap(({ at, ticks }) => sessionsOf(ticks, Date.parse(at) - 1)),
    ...sessionsOf(stored, now.getTime()).filter(
      ({ week, session }) => !done.has(`${week}.${session}`),
    ),
  ]
}
