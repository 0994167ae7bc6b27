import { numbersUpTo } from '../../lib/numbers-up-to'
import { DEFAULT_RESERVE } from '../../plan/model/hard-sets'
import { MINUTES_PER_SET, reserveWeight, weekLoad } from '../../plan/model/load-line'
import { rangeOf } from '../../plan/model/numbers'
import type { Program } from '../../plan/model/program'
import { doneSets, type SessionLog } from '../model/log'

/** A week's planned and actual load. */
export interface WeekLoads {
  week: number
  planned: number
  /** Undefined without a logged session. */
  own: number | undefined
}

/** A session's load. Weights each done set by its reserve, as rated or else as prescribed. */
function sessionLoad({ entries }: SessionLog): number {
  return entries.reduce((sum, entry) => {
    const { measure, reserve, effort } = entry.asked
    const reserveInReps = reserve === undefined ? undefined : rangeOf(reserve)?.[1]
    return doneSets(entry).reduce((worth, { amount = 0, left }) => {
      const sets = measure === 'minutes' ? amount / MINUTES_PER_SET : 1
      return (
        worth +
        sets * reserveWeight(left ?? reserveInReps ?? (effort === '' ? DEFAULT_RESERVE : undefined))
      )
    }, sum)
  }, 0)
}

/** Loads per week since `from`, the start of a round. Only the last of a repeated session counts. */
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
  return numbersUpTo(weeks).map((week) => {
    const done = [...latest.values()].filter((session) => session.week === week)
    const loggedLoad = done.reduce((sum, session) => sum + sessionLoad(session), 0)
    return {
      week,
      planned: weekLoad(program, week),
      own: done.length > 0 ? Math.round(loggedLoad * 10) / 10 : undefined,
    }
  })
}
