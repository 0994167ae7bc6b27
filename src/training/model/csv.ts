import { doneSets, type Entry, type SessionLog, type SetLog } from './log'

type Cell = string | number | undefined

/** What stands in a line, by its heading. */
const columns: Record<string, (set: SetLog, entry: Entry, session: SessionLog) => Cell> = {
  Date: (_, __, { date }) => date,
  Plan: (_, __, { planTitle }) => planTitle,
  Week: (_, __, { week }) => week,
  Session: (_, __, { name }) => name,
  Exercise: (_, { title }) => title,
  Set: (set, { sets }) => sets.indexOf(set) + 1,
  Weight: ({ load }) => load,
  Unit: ({ load, unit }) => (load === undefined ? undefined : unit),
  Amount: ({ amount }) => amount,
  Measure: (_, { asked }) => asked.measure,
  'Left in reserve': ({ left }) => left,
  Asked: (_, { asked }) => `${asked.sets} × ${asked.amount}`,
  'Done at': ({ done }) => done,
  Note: (_, entry, session) => [entry.note, session.note].filter(Boolean).join(' / '),
}

/** Returns logs as a table for a spreadsheet: a line for every set that was done, first day first. */
export function logCsv(sessions: readonly SessionLog[]): string {
  const lines = sessions
    .toSorted((a, b) => (a.started < b.started ? -1 : 1))
    .flatMap((session) =>
      session.entries.flatMap((entry) =>
        doneSets(entry).map((set) =>
          Object.values(columns).map((column) => column(set, entry, session)),
        ),
      ),
    )
  const rows = [Object.keys(columns), ...lines]
  return `${rows.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

/**
 * Returns a cell, quoted where it has to be. A text that a spreadsheet would take for a formula
 * begins with an apostrophe.
 */
function cell(value: Cell): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return `${value}`
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
