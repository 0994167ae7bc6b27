import { amountWithUnit } from '../../plan/model/amount-with-unit'
import { type Exercises, findExercise } from '../model/exercises'
import type { SessionLog } from '../model/log'
import { weightText } from '../model/prescribe/weight-text'
import { entryByKey, isClockPaced } from '../model/session/session-timer'
import type { SetPosition } from '../model/session/set-order'

/** The timer's label. In a clock-paced circuit, the current exercise, or 'rest' once its set is done. */
export function timerLabel(session: SessionLog): string {
  const { timer } = session
  const entry = timer && isClockPaced(session) ? entryByKey(session, timer.entry) : undefined
  if (!entry) return 'work'
  return entry.sets[timer?.set ?? 0]?.done ? 'rest' : entry.title
}

/** 'Set 2: Bench press, 60 kg × 8'. */
export function nextText(session: SessionLog, current: SetPosition | undefined): string {
  const entry = current && session.entries[current.entry]
  const set = current && entry?.sets[current.set]
  if (!entry || !set) return 'All sets are done'
  const load = set.load && set.unit ? `${weightText(set.load, set.unit)} × ` : ''
  const { amount, measure } = entry.asked
  return `Set ${current.set + 1}: ${entry.title}, ${load}${set.amount === undefined ? amount : amountWithUnit(set.amount, measure)}`
}

/** Title of the first clock-paced exercise that still needs a weight, because its sets end by themselves. */
export const firstWithoutWeight = (
  { entries }: SessionLog,
  exercises: Exercises,
): string | undefined =>
  entries.find(
    ({ asked, exercise, skipped, sets }) =>
      asked.every &&
      !skipped &&
      findExercise(exercises, exercise).loaded === 'weight' &&
      sets.some(({ load }) => load === undefined),
  )?.title
