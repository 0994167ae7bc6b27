import type { Entry, Unit } from '../../../../packages/progression'
import { type Column, columnsOf, lettersOf, metersIn, unitIn } from './foreign-columns'
import { parseDateTime, parseForeignNumber, parseSeconds } from './foreign-values'
import { csvRows, MAX_HEADER_CHARS, parseCsv } from './parse-csv'

export interface ForeignSet {
  load?: number
  /** Undefined if the table doesn't give it. */
  unit?: Unit
  reps?: number
  seconds?: number
  meters?: number
  left?: number
}

export interface ForeignExercise {
  name: string
  note: string
  sets: ForeignSet[]
  /** Kept by `convertSets`; without an entry if no set is done. */
  converted?: { unit: Unit; entry: Converted | undefined }
}

/** What is the same whatever exercise a name turns out to be. */
export type Converted = Pick<Entry, 'asked' | 'sets' | 'note'>

export interface ForeignSession {
  name: string
  /** Local time: '2024-03-05T18:30:00'. */
  start: string
  /** Seconds; undefined if the table doesn't give it. */
  length: number | undefined
  note: string
  exercises: ForeignExercise[]
}

/** An imported log is stored as that of a plan, which has no page. */
export const foreignPlans = [
  { planId: 'strong', title: 'Strong' },
  { planId: 'hevy', title: 'Hevy' },
] as const

export interface ForeignLog {
  app: (typeof foreignPlans)[number]['title']
  sessions: ForeignSession[]
  knowsUnit: boolean
  /** Rows that cannot be read, and what is wrong with the first. */
  unreadable: number
  firstUnreadable?: string
  warmUps: number
}

/** Cells of the set's column, besides its number and Hevy's types of sets. */
const REST = /^rest timer$/i
const NOTE = /^note$/i
const SET = /^(\d+|[a-z]|normal|warm ?up|drop ?set|failure)$/i

/** Larger numbers are typing errors, which a log does not keep either. */
const MOST = { load: 5000, reps: 1000, seconds: 86_400, meters: 1_000_000 }
const kinds = ['load', 'reps', 'seconds', 'meters'] as const

/** Rows to read before a phone may draw. */
const SLICE = 250

/**
 * Parses an export of Strong or Hevy: a line per set, columns in any order. Undefined for other text. Yields how many
 * rows are read, so that a large file doesn't block the page.
 */
export function* foreignLogSlices(text: string): Generator<number, ForeignLog | undefined> {
  // Check the beginning first, because visitors may choose any large file.
  const [header = [], ...first] = parseCsv(text.slice(0, MAX_HEADER_CHARS))
  // The last row may be cut off.
  const columnAt = columnsOf(header, first.length > 1 ? first.slice(0, -1) : first)
  if (!columnAt) return undefined
  const unitOfColumn = unitIn(header[columnAt.load ?? -1] ?? '')
  const metersOfColumn = metersIn(header[columnAt.distance ?? -1] ?? '') ?? 1000
  const sessions = new Map<string, ForeignSession>()
  const log: ForeignLog = {
    app: header.map(lettersOf).includes('exercisetitle') ? 'Hevy' : 'Strong',
    sessions: [],
    knowsUnit:
      unitOfColumn !== undefined || columnAt.unit !== undefined || columnAt.load === undefined,
    unreadable: 0,
    warmUps: 0,
  }
  function refuse(row: number, why: string) {
    log.unreadable++
    // The header is row 1.
    log.firstUnreadable ??= `Row ${row + 2}: ${why}.`
  }
  // Rows of a session share their time.
  const times = new Map<string, string | undefined>()
  let line = -1
  for (const row of csvRows(text)) {
    const index = line++
    // The header.
    if (index < 0) continue
    if (index % SLICE === 0) yield index
    const cell = (column: Column) => {
      const at = columnAt[column]
      return at === undefined ? '' : (row[at]?.trim() ?? '')
    }
    const kind = cell('set').toLowerCase()
    // Strong writes rests and notes as separate rows, with words in the account's language.
    const isNote = NOTE.test(kind) || (!SET.test(kind) && cell('note') !== '')
    if (REST.test(kind) || (kind && !SET.test(kind) && !isNote)) continue
    const written = cell('start')
    if (!times.has(written)) times.set(written, parseDateTime(written))
    const start = times.get(written)
    const name = cell('exercise')
    if (!start || !name) {
      refuse(index, name ? `“${written}” is not a time` : 'the name of the exercise is missing')
      continue
    }
    const key = `${start} ${cell('workout')}`
    const session: ForeignSession = sessions.get(key) ?? {
      name: cell('workout'),
      start,
      length: parseSeconds(cell('length')) ?? secondsTo(start, parseDateTime(cell('end'))),
      note: '',
      exercises: [],
    }
    session.note ||= cell('workoutNote')
    sessions.set(key, session)
    let exercise = session.exercises.at(-1)
    if (exercise?.name !== name) {
      exercise = { name, note: '', sets: [] }
      session.exercises.push(exercise)
    }
    if (cell('note')) exercise.note = cell('note')
    if (isNote) continue
    if (kind === 'w' || kind.startsWith('warm')) {
      log.warmUps++
      continue
    }
    const unit = (cell('unit') && unitIn(cell('unit'))) || unitOfColumn
    const load = parseForeignNumber(cell('load'))
    const distance = parseForeignNumber(cell('distance'))
    const rpe = parseForeignNumber(cell('rpe'))
    const reps = parseForeignNumber(cell('reps'))
    const seconds = parseSeconds(cell('seconds'))
    const meters = distance && distance * (metersIn(cell('distanceUnit')) ?? metersOfColumn)
    const amounts = { load, reps, seconds, meters }
    const tooLarge = kinds.find((kind) => (amounts[kind] ?? 0) > MOST[kind])
    if (tooLarge) {
      const words = tooLarge === 'load' ? 'as a weight' : tooLarge
      refuse(index, `${amounts[tooLarge]} ${words} is too much`)
      continue
    }
    const set: ForeignSet = {}
    if (load) set.load = load
    if (load && unit) set.unit = unit
    if (reps) set.reps = reps
    if (seconds) set.seconds = seconds
    if (meters) set.meters = meters
    // RPE 8 leaves 2 in reserve; half reps round down.
    if (rpe && rpe <= 10) set.left = Math.floor(10 - rpe)
    exercise.sets.push(set)
  }
  log.sessions = [...sessions.values()]
  return log
}

const secondsTo = (start: string, end: string | undefined) =>
  end && end > start ? (Date.parse(end) - Date.parse(start)) / 1000 : undefined
