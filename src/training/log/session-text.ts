import type { Exercises } from '../model/exercises'
import { doneSets, type SessionLog } from '../model/log'
import { dayText } from '../model/months'
import { doneText, swapText } from '../session/set-texts'

interface SessionTextParts {
  sums: readonly string[]
  records: readonly string[]
  changes: readonly string[]
}

/** A session as text for the coach. */
export function sessionText(
  session: SessionLog,
  exercises: Exercises,
  { sums, records, changes }: SessionTextParts,
): string {
  const { name, date, planTitle, entries, note } = session
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', title, ...lines.map((line) => `- ${line}`)] : []
  return [
    `${name}, ${dayText(date)} (${planTitle})`,
    sums.join(', '),
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
