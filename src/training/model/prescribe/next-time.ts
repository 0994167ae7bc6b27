import type { Program } from '../../../plan/model/program'
import { weekKind } from '../../../plan/model/rule-of'
import type { Entry, SessionLog } from '../log'
import { lineOfKey, type Slot } from '../slots'
import { countShortSets } from './judge'
import { type Prescription, prescribe } from './prescribe'
import type { TrainingInput } from './training-input'

/** Finds the next time of a line. If the plan keeps one account per lift, any line with the lift counts. */
export function nextTime(
  { line, skipped }: Entry,
  { week, session }: Pick<SessionLog, 'week' | 'session'>,
  slots: readonly Slot[],
  input: TrainingInput,
): { slot: Slot; prescription: Prescription } | undefined {
  if (skipped) return undefined
  const { program } = input
  const lift = program.progression.accounts === 'lift' && lineOfKey(program, line)?.exercise
  const indexIn = ({ lines }: Slot) =>
    lines.findIndex(({ lineKey, exercise }) => lineKey === line || exercise === lift)
  const slot = slots.find(
    (later) =>
      (later.week > week || (later.week === week && later.session > session)) &&
      indexIn(later) !== -1,
  )
  const prescription = slot && prescribe(slot, input)[indexIn(slot)]
  return prescription && { slot, prescription }
}

/** The plan's advice after a session, beyond single exercises. */
interface Advice {
  text: string
  repeat?: number
}

/** Advice on the plan's end, a deload or test week ahead, or a week to repeat. */
export function adviceAfter(
  session: Pick<SessionLog, 'week' | 'session' | 'entries'>,
  slots: readonly Slot[],
  program: Program,
): Advice[] {
  const { week, entries } = session
  const advice: Advice[] = entries.flatMap((entry) => {
    const shortSets = countShortSets(entry)
    if (entry.skipped || !entry.asked.again || shortSets < entry.asked.again) return []
    return {
      text: `${shortSets} ${shortSets === 1 ? 'set' : 'sets'} of ${entry.title} fell short. You'll repeat the same numbers; if all of week ${week} was hard, repeat the week.`,
      repeat: week,
    }
  })
  const last = slots.at(-1)
  const isLastOfWeek = slots.every((slot) => slot.week !== week || slot.session <= session.session)
  if (last?.week === week && last.session === session.session) {
    return [...advice, { text: 'That was the last session of the plan.' }]
  }
  const nextKind = isLastOfWeek && weekKind(program, week + 1)
  if (nextKind) {
    const text =
      nextKind === 'test'
        ? `Week ${week + 1} is a test week with little other work, so you're fresh.`
        : `Week ${week + 1} is lighter on purpose. Don't add anything.`
    return [...advice, { text }]
  }
  return advice
}
