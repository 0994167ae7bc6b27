import {
  isObject,
  type Reader,
  readList,
  readMap,
  readNumber,
  readObject,
  readOneOf,
  readText,
  withDefault,
} from '../../packages/basics'
import type { TraineeGear, Unit } from '../../packages/progression'
import { storedValue } from '../components/stored-value'

/** Empty bars, the most common first. */
export const barWeights: Record<Unit, readonly number[]> = {
  kg: [20, 15, 10, 7],
  lb: [45, 35, 25, 15],
}

const readSwitch = (initial: boolean) => withDefault(initial, readOneOf([true, false]))
const readBar = (unit: Unit) => withDefault(barWeights[unit][0] ?? 0, readOneOf(barWeights[unit]))
const readWeights: Reader<readonly number[]> = (value) =>
  Array.isArray(value) && value.length > 0 && value.every(readNumber(Number.MIN_VALUE, 500))
    ? value
    : undefined
/** Limit on pairs of plates, because each doubles the possible sums. */
export const MAX_PLATES = 14
const readOwned = withDefault(
  {},
  readObject([], {
    dumbbell: readWeights,
    kettlebell: readWeights,
    plates: (value) => readWeights(value)?.slice(0, MAX_PLATES),
  }),
)

/** Reads anything but an object as an empty one. Its fields then get their defaults. */
const orEmpty =
  <Value>(read: Reader<Value>) =>
  (value: unknown) =>
    read(isObject(value) ? value : {}) as Value

/** Missing or invalid settings get their default. */
const readSettings = orEmpty(
  readObject([], {
    /** Whether to time rests, and whether their end may vibrate, beep, or notify on a hidden page. */
    timer: readSwitch(true),
    vibrate: readSwitch(false),
    sound: readSwitch(false),
    notify: readSwitch(false),
    /** Weight of the empty bar, by unit. */
    bar: orEmpty(readObject([], { kg: readBar('kg'), lb: readBar('lb') })),
    owned: orEmpty(readObject([], { kg: readOwned, lb: readOwned })),
    /** Missing equipment, in the plans' words. */
    lacks: readList(readText(), 100),
    /** Whether the note on browsers deleting data was shown. */
    toldOfDeletion: readSwitch(false),
    /** Plans whose check marks of before are in the log. */
    checksRead: readList(readText(), 600),
    /** Missing lines at the last visit, by plan id, so that the page announces a change once. */
    seen: withDefault({}, readMap(readText(Number.POSITIVE_INFINITY))),
  }),
)

export type Settings = ReturnType<typeof readSettings>

const { current, update, useValue } = storedValue('training-settings', readSettings)

/** The settings in this browser; the defaults on the server and in the first render. */
export const useSettings = useValue

export const currentSettings = current

/** Returns false if the browser didn't store the change. */
export const changeSettings = (change: Partial<Settings>) =>
  update((settings) => ({ ...settings, ...change }))

export const traineeGear = ({ bar, owned, lacks }: Settings, unit: Unit): TraineeGear => ({
  unit,
  lacks,
  bar: bar[unit],
  owned: owned[unit],
})
