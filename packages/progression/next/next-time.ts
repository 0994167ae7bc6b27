import { pluralize } from '../../basics'
import { lineOfKey, type Program } from '../language/program'
import { weekKind } from '../language/rule-of'
import type { SessionLog } from '../record/log'
import type { Slot } from '../week/slots'
import { countShortSets } from './judge'
import { type Prescription, prescribe } from './prescribe'
import type { TrainingInput } from './training-input'

/** When an entry's line comes next, and what it then asks for. */
interface NextTime {
  slot: Slot
  prescription: Prescription
}

/** The next time of each entry. If the plan keeps one account per lift, any line with the lift counts. */
export function nextTimes(
  { week, session, entries }: Pick<SessionLog, 'week' | 'session' | 'entries'>,
  slots: readonly Slot[],
  input: TrainingInput,
): (NextTime | undefined)[] {
  const { program } = input
  const later = slots.filter(
    (slot) => slot.week > week || (slot.week === week && slot.session > session),
  )
  const prescribed = new Map<Slot, Prescription[]>()
  return entries.map(({ line, skipped }) => {
    const lift = program.progression.accounts === 'lift' && lineOfKey(program, line)?.exercise
    const indexIn = ({ lines }: Slot) =>
      lines.findIndex(({ lineKey, exercise }) => lineKey === line || exercise === lift)
    const slot = skipped ? undefined : later.find((each) => indexIn(each) !== -1)
    if (!slot) return undefined
    const prescriptions = prescribed.get(slot) ?? prescribe(slot, input)
    prescribed.set(slot, prescriptions)
    const prescription = prescriptions[indexIn(slot)]
    return prescription && { slot, prescription }
  })
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
      text: `${pluralize(shortSets, 'set')} of ${entry.title} fell short. You'll repeat the same numbers; if all of week ${week} was hard, repeat the week.`,
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
