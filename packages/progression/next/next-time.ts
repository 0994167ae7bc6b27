import { pluralize } from '../../basics'
import { lineOfKey, type Program } from '../language/program'
import { weekKind } from '../language/rule-of'
import type { SessionLog } from '../record/log'
import { type PlanState, restartsWeek } from '../record/plan-state'
import type { Slot } from '../week/slots'
import { countShortSets } from './judge'
import { type Prescription, prescribe } from './prescribe'
import { fellShort, isStep } from './repeat-week'
import type { TrainingInput } from './training-input'

/** When an entry's line comes next, and what it then asks for. */
interface NextTime {
  slot: Slot
  prescription: Prescription
}

/** The next time of each entry. If the plan keeps one account per lift, any line with the lift counts. */
export function nextTimes(
  {
    week,
    session,
    entries,
    finished,
  }: Pick<SessionLog, 'week' | 'session' | 'entries' | 'finished'>,
  slots: readonly Slot[],
  input: TrainingInput,
): (NextTime | undefined)[] {
  const { program, state } = input
  const restart = state.restarts.findLast(
    (one) => one.at > (finished ?? '') && restartsWeek(one, week),
  )
  const later = slots.filter((slot) =>
    restart
      ? slot.week >= restart.week
      : slot.week > week || (slot.week === week && slot.session > session),
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

/** Advice on the plan's end, a deload or test week ahead, or a week that comes again. */
export function adviceAfter(
  session: Pick<SessionLog, 'week' | 'session' | 'entries' | 'started'>,
  slots: readonly Slot[],
  program: Program,
  restarts: PlanState['restarts'] = [],
): string[] {
  const { week, entries, started } = session
  const isAgain = restarts.some(
    (one) => one.week > 0 && restartsWeek(one, week) && one.at < started,
  )
  const advice = entries.flatMap((entry) => {
    if (!fellShort(entry) || !isStep(program, entry.line, week)) return []
    const shortSets = pluralize(countShortSets(entry), 'set')
    if (isAgain) return `${shortSets} of ${entry.title} fell short. The next step is half as large.`
    return `${shortSets} of ${entry.title} fell short. Unless the next time this week makes up for it, week ${week} comes again, and the plan gets a week longer.`
  })
  const last = slots.at(-1)
  const isLastOfWeek = slots.every((slot) => slot.week !== week || slot.session <= session.session)
  if (last?.week === week && last.session === session.session) {
    return [...advice, 'That was the last session of the plan.']
  }
  const nextKind = isLastOfWeek && weekKind(program, week + 1)
  if (nextKind) {
    const text =
      nextKind === 'test'
        ? `Week ${week + 1} is a test week with little other work, so you're fresh.`
        : `Week ${week + 1} is lighter on purpose. Don't add anything.`
    return [...advice, text]
  }
  return advice
}
