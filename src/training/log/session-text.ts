import { pluralize } from '../../../packages/basics'
import type { Unit } from '../../../packages/progression'
import {
  doneSets,
  type Exercises,
  findExercise,
  inUnit,
  type SessionLog,
} from '../../../packages/progression'
import { dayText } from '../model/months'
import { lastTrained } from '../model/moves/session-times'
import { doneText, swapText } from '../session/set-texts'

/** A longer session means that the trainee reopened it days later. */
const MAX_MINUTES = 300

/**
 * A session's totals: '48 minutes', '18 sets', '4,320 kg lifted'. Minutes run from the start to the last set.
 * The weight counts both hands and both sides.
 */
export function sessionTotals(session: SessionLog, exercises: Exercises, unit: Unit): string[] {
  const minutes = Math.round(
    (Date.parse(lastTrained(session)) - Date.parse(session.started)) / 60_000,
  )
  let volume = 0
  for (const entry of session.entries) {
    if (entry.asked.measure !== 'reps') continue
    const { pair, perSide } = findExercise(exercises, entry.exercise)
    const multiplier = (pair ? 2 : 1) * (perSide ? 2 : 1)
    for (const { load, unit: loggedUnit, amount = 0 } of doneSets(entry))
      if (load && loggedUnit)
        volume += multiplier * inUnit({ value: load, unit: loggedUnit }, unit).value * amount
  }
  const lifted = Math.round(volume)
  return [
    ...(minutes > 0 && minutes <= MAX_MINUTES ? [pluralize(minutes, 'minute')] : []),
    pluralize(session.entries.flatMap(doneSets).length, 'set'),
    ...(lifted > 0 ? [`${lifted.toLocaleString('en-US')} ${unit} lifted`] : []),
  ]
}

/** A session as text for the coach. */
export function sessionText(
  session: SessionLog,
  exercises: Exercises,
  unit: Unit,
  { records = [], changes = [] }: { records?: readonly string[]; changes?: readonly string[] } = {},
): string {
  const { name, date, planTitle, entries, note } = session
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', title, ...lines.map((line) => `- ${line}`)] : []
  return [
    `${name}, ${dayText(date)} (${planTitle})`,
    sessionTotals(session, exercises, unit).join(', '),
    '',
    ...entries.flatMap((entry) => [
      `${entry.title}: ${doneSets(entry).length > 0 ? doneText(entry, { withLeft: true }) : 'not done'}`,
      ...[swapText(entry, exercises), entry.note].flatMap((line) => (line ? `  ${line}` : [])),
    ]),
    ...list('Records', records),
    ...list('Next time', changes),
    ...(note ? ['', note] : []),
  ].join('\n')
}
