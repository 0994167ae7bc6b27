import { DEFAULT_RESERVE } from '../../plan/model/hard-sets'
import { MINUTES_PER_SET, reserveWeight, weekLoad } from '../../plan/model/load-line'
import { rangeOf } from '../../plan/model/numbers'
import type { Program } from '../../plan/model/program'
import { doneSets, type SessionLog } from '../model/log'

/** A plan's load beside what was done, by weeks. */
export interface WeekLoads {
  week: number
  asked: number
  /** Undefined where nothing was logged. */
  own: number | undefined
}

/** Returns what a session was worth: each done set by the repetitions that it left, or was to leave. */
function worthOf({ entries }: SessionLog): number {
  return entries.reduce((sum, entry) => {
    const { measure, reserve, effort } = entry.asked
    const asked = reserve === undefined ? undefined : rangeOf(reserve)?.[1]
    return doneSets(entry).reduce((worth, { amount = 0, left }) => {
      const sets = measure === 'minutes' ? amount / MINUTES_PER_SET : 1
      return (
        worth + sets * reserveWeight(left ?? asked ?? (effort === '' ? DEFAULT_RESERVE : undefined))
      )
    }, sum)
  }, 0)
}

/** Returns the loads of all weeks in the round since `from`. A session that was trained twice counts with its last time. */
export function weekLoads(
  program: Program,
  weeks: number,
  finished: readonly SessionLog[],
  from: string,
): WeekLoads[] {
  const latest = new Map(
    finished
      .filter(({ started }) => started >= from)
      .toReversed()
      .map((session) => [`${session.week}.${session.session}`, session]),
  )
  return Array.from({ length: weeks }, (_, index) => {
    const week = index + 1
    const done = [...latest.values()].filter((session) => session.week === week)
    const own = done.reduce((sum, session) => sum + worthOf(session), 0)
    return {
      week,
      asked: weekLoad(program, week),
      own: done.length > 0 ? Math.round(own * 10) / 10 : undefined,
    }
  })
}
