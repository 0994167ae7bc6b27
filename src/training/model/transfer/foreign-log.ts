import { type Unit, units } from '../../../../packages/progression'
import { parseDateTime, parseForeignNumber, parseSeconds } from './foreign-values'
import { MAX_HEADER_CHARS, parseCsv } from './parse-csv'

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
}

interface ForeignSession {
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
  unreadable: number
  warmUps: number
}

/** Column names of both apps, in lowercase letters only. Later versions append units. */
const columns = {
  workout: ['title', 'workoutname'],
  start: ['starttime', 'date'],
  end: ['endtime'],
  length: ['duration', 'workoutduration'],
  workoutNote: ['description', 'workoutnotes'],
  exercise: ['exercisetitle', 'exercisename'],
  note: ['exercisenotes', 'notes'],
  set: ['settype', 'setorder'],
  load: ['weight'],
  unit: ['weightunit'],
  reps: ['reps'],
  distance: ['distance'],
  distanceUnit: ['distanceunit'],
  seconds: ['durationseconds', 'seconds'],
  rpe: ['rpe'],
} as const
type Column = keyof typeof columns

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
const unitIn = (text: string) =>
  units.find((unit) => new RegExp(`${unit}s?$`).test(lettersOf(text)))
/** Unit suffixes of headings: 'weight_kg', 'Weight (lbs)', 'Duration (sec)', 'Distance (meters)'. */
const suffix = /(kg|kgs|lb|lbs|sec|km|miles|meters)$/

/** Column indexes, by the first known name in the header. */
function columnsOf(header: readonly string[]): Partial<Record<Column, number>> {
  const names = header.map(lettersOf)
  const headings = [...names, ...names.map((name) => name.replace(suffix, ''))]
  const found = Object.entries(columns).flatMap(([column, known]) => {
    const heading = known.find((name) => headings.includes(name))
    return heading ? [[column, headings.indexOf(heading) % header.length]] : []
  })
  return Object.fromEntries(found)
}

const meters: Record<string, number> = { km: 1000, m: 1, meters: 1, mi: 1609.344, miles: 1609.344 }
const metersIn = (text: string) =>
  Object.entries(meters).find(([unit]) => lettersOf(text).endsWith(unit))?.[1]

/** Parses an export of Strong or Hevy: a line per set, columns in any order. Undefined for other text. */
export function readForeignLog(text: string): ForeignLog | undefined {
  // Check the header first, because visitors may choose any large file.
  const [header = []] = parseCsv(text.slice(0, MAX_HEADER_CHARS))
  const columnAt = columnsOf(header)
  if (columnAt.start === undefined || columnAt.exercise === undefined || columnAt.set === undefined)
    return undefined
  const [, ...rows] = parseCsv(text)
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
  for (const row of rows) {
    const cell = (column: Column) => row[columnAt[column] ?? -1]?.trim() ?? ''
    const kind = cell('set').toLowerCase()
    // Strong writes rests and notes as separate lines.
    if (kind === 'rest timer') continue
    const start = parseDateTime(cell('start'))
    const name = cell('exercise')
    if (!start || !name) {
      log.unreadable++
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
    if (kind === 'note') continue
    if (kind === 'w' || kind.startsWith('warm')) {
      log.warmUps++
      continue
    }
    const unit = unitIn(cell('unit')) ?? unitOfColumn
    const load = parseForeignNumber(cell('load'))
    const distance = parseForeignNumber(cell('distance'))
    const rpe = parseForeignNumber(cell('rpe'))
    const reps = parseForeignNumber(cell('reps'))
    const seconds = parseSeconds(cell('seconds'))
    exercise.sets.push({
      ...(load && { load, ...(unit && { unit }) }),
      ...(reps && { reps }),
      ...(seconds && { seconds }),
      ...(distance && {
        meters: distance * (metersIn(cell('distanceUnit')) ?? metersOfColumn),
      }),
      // RPE 8 leaves 2 in reserve; half reps round down.
      ...(rpe && rpe <= 10 && { left: Math.floor(10 - rpe) }),
    })
  }
  log.sessions = [...sessions.values()]
  return log
}

const secondsTo = (start: string, end: string | undefined) =>
  end && end > start ? (Date.parse(end) - Date.parse(start)) / 1000 : undefined
