import { type Unit, units } from '../../lib/vocabulary'
import { csvRows, MOST_OF_HEADER } from './csv-rows'
import { lengthOf, momentOf, numberOf } from './foreign-values'

/** A set as another app's table has it. */
export interface ForeignSet {
  load?: number
  /** Missing where the table does not say it. */
  unit?: Unit
  reps?: number
  seconds?: number
  meters?: number
  left?: number
}

/** An exercise of a session, by the other app's name. */
export interface ForeignExercise {
  name: string
  note: string
  sets: ForeignSet[]
}

/** A session of another app. */
interface ForeignSession {
  name: string
  /** On the trainee's own clock. */
  start: Date
  /** Seconds; undefined where the table does not say it. */
  length: number | undefined
  note: string
  exercises: ForeignExercise[]
}

/** A log of another app. */
export interface ForeignLog {
  app: 'Strong' | 'Hevy'
  sessions: ForeignSession[]
  /** Whether the table says which unit its weights have. */
  knowsUnit: boolean
  /** Lines that cannot be read, and sets that only warm up. */
  unreadable: number
  warmUps: number
}

/** The columns of both apps, by how their names begin without blanks and signs. Later versions add units to them. */
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

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
const unitIn = (text: string) => units.find((unit) => new RegExp(`${unit}s?$`).test(plain(text)))
/** Units that names of columns may end with: 'weight_kg', 'Weight (lbs)', 'Duration (sec)', 'Distance (meters)'. */
const suffix = /(kg|kgs|lb|lbs|sec|km|miles|meters)$/

/** Returns where the columns stand, by the first of their names that the table has. */
function columnsOf(header: readonly string[]): Partial<Record<Column, number>> {
  const names = header.map(plain)
  const bare = names.map((name) => (name === 'durationseconds' ? name : name.replace(suffix, '')))
  const found = Object.entries(columns).flatMap(([column, known]) => {
    const at = known.map((name) => (names.includes(name) ? names : bare).indexOf(name))
    const place = at.find((index) => index >= 0)
    return place === undefined ? [] : [[column, place]]
  })
  return Object.fromEntries(found)
}

/** Meters of a distance in a unit. */
const meters: Record<string, number> = { km: 1000, m: 1, meters: 1, mi: 1609.344, miles: 1609.344 }
const metersIn = (text: string) =>
  Object.entries(meters).find(([unit]) => plain(text).endsWith(unit))?.[1]

/**
 * Reads what Strong or Hevy exports: a line for each set, with columns in any order. Undefined for any other text.
 */
export function readForeignLog(text: string): ForeignLog | undefined {
  // A file of another kind may be long: its beginning tells.
  const [header = []] = csvRows(text.slice(0, MOST_OF_HEADER))
  const at = columnsOf(header)
  if (at.start === undefined || at.exercise === undefined || at.set === undefined) return undefined
  const [, ...rows] = csvRows(text)
  const unitOfColumn = unitIn(header[at.load ?? -1] ?? '')
  const metersOfColumn = metersIn(header[at.distance ?? -1] ?? '') ?? 1000
  const sessions = new Map<string, ForeignSession>()
  const log: ForeignLog = {
    app: header.map(plain).includes('exercisetitle') ? 'Hevy' : 'Strong',
    sessions: [],
    knowsUnit: unitOfColumn !== undefined || at.unit !== undefined || at.load === undefined,
    unreadable: 0,
    warmUps: 0,
  }
  for (const row of rows) {
    const cell = (column: Column) => row[at[column] ?? -1]?.trim() ?? ''
    const kind = cell('set').toLowerCase()
    // Strong writes rests and notes as lines of their own.
    if (kind === 'rest timer') continue
    const start = momentOf(cell('start'))
    const name = cell('exercise')
    if (!start || !name) {
      log.unreadable++
      continue
    }
    const key = `${start.getTime()} ${cell('workout')}`
    const session = sessions.get(key) ?? {
      name: cell('workout'),
      start,
      length: lengthOf(cell('length')) ?? secondsTo(start, momentOf(cell('end'))),
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
    const load = numberOf(cell('load'))
    const distance = numberOf(cell('distance'))
    const rpe = numberOf(cell('rpe'))
    const reps = numberOf(cell('reps'))
    const seconds = lengthOf(cell('seconds'))
    exercise.sets.push({
      ...(load && { load, ...(unit && { unit }) }),
      ...(reps && { reps }),
      ...(seconds && { seconds }),
      ...(distance && {
        meters: distance * (metersIn(cell('distanceUnit')) ?? metersOfColumn),
      }),
      // An effort of 8 of 10 leaves two; of half a repetition one does not speak.
      ...(rpe && rpe <= 10 && { left: Math.floor(10 - rpe) }),
    })
  }
  log.sessions = [...sessions.values()]
  return log
}

const secondsTo = (start: Date, end: Date | undefined) =>
  end && end > start ? (end.getTime() - start.getTime()) / 1000 : undefined
