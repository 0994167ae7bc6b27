import { doneSets, type Entry, type SessionLog } from './log'
import { type Prescription, prescribe } from './prescribe'
import { shortSets } from './rules'
import { lineName, type Slot } from './slots'
import type { TrainingInput } from './verdict'

/** What the next time asks of a line, and when that is. */
export interface NextTime {
  slot: Slot
  asked: Prescription
}

/** Returns what an exercise's next time in the plan asks; undefined where the plan has none. */
export function nextTime(
  { line, skipped }: Entry,
  { week, session }: Pick<SessionLog, 'week' | 'session'>,
  slots: readonly Slot[],
  input: TrainingInput,
): NextTime | undefined {
  if (skipped) return undefined
  const slot = slots.find(
    (one) =>
      (one.week > week || (one.week === week && one.session > session)) &&
      one.lines.some(({ index }) => lineName(input.program, one.name, index) === line),
  )
  const asked = slot && prescribe(slot, input).find((one) => one.line === line)
  return slot && asked ? { slot, asked } : undefined
}

/** What the plan says after a session, beyond its exercises. */
export interface Advice {
  text: string
  /** The week to begin again, where that is the advice. */
  repeat?: number
}

/** Fewer short sets are a bad day. */
const SHORT_SETS = 2

/** Returns what the plan says after a session: the end, a lighter week, a week to repeat. */
export function adviceAfter(
  session: Pick<SessionLog, 'week' | 'session' | 'entries'>,
  slots: readonly Slot[],
  deloads: readonly number[],
): Advice[] {
  const { week, entries } = session
  const short = entries.filter(
    (entry) =>
      entry.asked.rule === 'schedule' &&
      !entry.skipped &&
      doneSets(entry).length > 0 &&
      shortSets(entry) >= SHORT_SETS,
  )
  const advice: Advice[] = short.map(({ title }) => ({
    text: `${SHORT_SETS} or more sets of ${title} were short. The weeks set the pace in this plan, so do week ${week} once more before going on.`,
    repeat: week,
  }))
  const last = slots.at(-1)
  const isLastOfWeek = slots.every((slot) => slot.week !== week || slot.session <= session.session)
  if (last?.week === week && last.session === session.session) {
    return [...advice, { text: 'That was the last session of the plan.' }]
  }
  if (isLastOfWeek && deloads.includes(week + 1)) {
    return [
      ...advice,
      { text: `Week ${week + 1} is lighter on purpose: do less, and leave it at that.` },
    ]
  }
  return advice
}
