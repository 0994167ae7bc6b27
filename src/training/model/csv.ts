import type { SessionLog } from './log'

const HEADINGS = [
  'Date',
  'Plan',
  'Week',
  'Session',
  'Exercise',
  'Set',
  'Weight',
  'Unit',
  'Amount',
  'Measure',
  'Left in reserve',
  'Asked',
  'Done at',
  'Note',
]

/** Returns logs as a table for a spreadsheet: a line for every set that was done, first day first. */
export function logCsv(sessions: readonly SessionLog[]): string {
  const lines = sessions
    .toSorted((a, b) => (a.started < b.started ? -1 : 1))
    .flatMap((session) =>
      session.entries.flatMap((entry) =>
        entry.sets.flatMap(({ load, unit, amount, left, done }, index) =>
          done
            ? [
                [
                  session.date,
                  session.planTitle,
                  session.week,
                  session.name,
                  entry.title,
                  index + 1,
                  load,
                  load === undefined ? undefined : unit,
                  amount,
                  entry.asked.measure,
                  left,
                  `${entry.asked.sets} × ${entry.asked.amount}`,
                  done,
                  [entry.note, session.note].filter(Boolean).join(' / '),
                ],
              ]
            : [],
        ),
      ),
    )
  return `${[HEADINGS, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

/**
 * Returns a cell, quoted where it has to be. A text that a spreadsheet would take for a formula
 * begins with an apostrophe.
 */
function cell(value: string | number | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return `${value}`
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
