import {
  doneSets,
  type Entry,
  type SessionLog,
  type SetLog,
} from '../../../../packages/progression'

type Cell = string | number | undefined

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
  Target: (_, { asked }) => `${asked.sets} × ${asked.amount}`,
  'Done at': ({ done }) => done,
  Note: (_, entry, session) => [entry.note, session.note].filter(Boolean).join(' / '),
}

/** Whether a text is a log as CSV, also after a spreadsheet saved it with other separators. */
export const isLogCsv = (text: string) =>
  new RegExp(`^\\uFEFF?"?${Object.keys(columns).join('"?[,;\\t]"?')}`).test(text)

/** CSV with one line per done set, oldest session first. */
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

/** Quotes a cell if needed. An apostrophe keeps spreadsheets from running text as a formula. */
function cell(value: Cell): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return `${value}`
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
