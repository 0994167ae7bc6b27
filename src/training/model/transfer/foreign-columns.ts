import { units } from '../../../../packages/progression'
import { parseDateTime, parseForeignNumber } from './foreign-values'

/**
 * Column names of Strong's and Hevy's exports in English, in lowercase letters only. Later versions append
 * units; Strong's first ones had nothing but the unit.
 */
const columns = {
  workout: ['title', 'workoutname'],
  start: ['starttime', 'date'],
  end: ['endtime'],
  length: ['duration', 'workoutduration'],
  workoutNote: ['description', 'workoutnotes'],
  exercise: ['exercisetitle', 'exercisename'],
  note: ['exercisenotes', 'notes'],
  set: ['settype', 'setorder'],
  load: ['weight', ...units],
  unit: ['weightunit'],
  reps: ['reps'],
  distance: ['distance', 'km', 'mi'],
  distanceUnit: ['distanceunit'],
  seconds: ['durationseconds', 'seconds'],
  rpe: ['rpe'],
} as const

export type Column = keyof typeof columns
type ColumnIndexes = Partial<Record<Column, number>>

export const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** The weight unit that ends a text: 'weight_kg', 'Weight (lbs)', 'lb'. */
export const unitIn = (text: string) =>
  units.find((unit) => new RegExp(`${unit}s?$`).test(lettersOf(text)))

const meters: Record<string, number> = { km: 1000, m: 1, meters: 1, mi: 1609.344, miles: 1609.344 }

/** Meters in the unit of length that ends a text. */
export const metersIn = (text: string) =>
  Object.entries(meters).find(([unit]) => lettersOf(text).endsWith(unit))?.[1]

/** Unit suffixes of headings: 'weight_kg', 'Weight (lbs)', 'Duration (sec)', 'Distance (meters)'. */
const suffix = /(kg|kgs|lb|lbs|sec|km|miles|meters)$/

/** Column indexes, by the first known name in the header. */
function columnsByName(header: readonly string[]): ColumnIndexes {
  const names = header.map(lettersOf)
  const headings = [...names, ...names.map((name) => name.replace(suffix, ''))]
  const found = Object.entries(columns).flatMap(([column, known]) => {
    const heading = known.find((name) => headings.includes(name))
    return heading ? [[column, headings.indexOf(heading) % header.length]] : []
  })
  return Object.fromEntries(found)
}

const isSetOrder = (cell: string) => /^(\d{1,2}|[WDF])$/i.test(cell)
const isNumber = (cell: string) => parseForeignNumber(cell) !== undefined
const isWeightUnit = (cell: string) => /^(kg|lb)s?$/i.test(cell)
const isLengthUnit = (cell: string) => /^(km|mi|m|miles|meters)$/i.test(cell)

/**
 * Column indexes of an export of Strong's in the language of its account, by what the columns hold. Their order is
 * the same in every language: time, workout, duration, exercise, set, weight, repetitions, distance, seconds, notes.
 */
function columnsByContent(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): ColumnIndexes {
  const indexes = header.map((_, index) => index)
  const cellsOf = (index: number) => rows.flatMap((row) => row[index]?.trim() || [])
  const holds = (test: (cell: string) => boolean) => (index: number) => {
    const cells = cellsOf(index)
    return cells.length > 0 && cells.every(test)
  }
  const start = indexes.find(holds((cell) => parseDateTime(cell) !== undefined)) ?? -1
  // Rows of rests and notes have a word here.
  const set = indexes.find((index) => {
    const cells = cellsOf(index)
    return (
      index > start + 1 && cells.includes('1') && cells.filter(isSetOrder).length > cells.length / 2
    )
  })
  if (start < 0 || set === undefined) return {}
  const rpe = header.findIndex((name) => lettersOf(name) === 'rpe')
  const rest = indexes.slice(set + 1).filter((index) => index !== rpe)
  const unit = rest.find(holds(isWeightUnit))
  const distanceUnit = rest.find(holds(isLengthUnit))
  const [load, reps, distance, seconds, note, workoutNote] = rest.filter(
    (index) => index !== unit && index !== distanceUnit,
  )
  if (load === undefined || !cellsOf(load).every(isNumber)) return {}
  const found = {
    start,
    workout: start + 1,
    ...(set - 1 > start + 2 && { length: start + 2 }),
    exercise: set - 1,
    set,
    load,
    unit,
    reps,
    distance,
    distanceUnit,
    seconds,
    note,
    workoutNote,
    ...(rpe >= 0 && { rpe }),
  }
  return Object.fromEntries(Object.entries(found).filter(([, index]) => index !== undefined))
}

/** Returns where each column of a table of Strong's or Hevy's is, or undefined for another table. */
export function columnsOf(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): ColumnIndexes | undefined {
  const isWhole = ({ start, exercise, set }: ColumnIndexes) =>
    [start, exercise, set].every((index) => index !== undefined)
  const named = columnsByName(header)
  if (isWhole(named)) return named
  const found = columnsByContent(header, rows)
  return isWhole(found) ? found : undefined
}
