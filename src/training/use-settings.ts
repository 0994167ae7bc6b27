import { useSyncExternalStore } from 'react'
import type { Unit } from '../lib/vocabulary'
import { storedValue } from '../ui/stored-value'
import { barWeights, type Gear, type OwnedWeights } from './model/loads'
import {
  parseJson,
  type Reader,
  readList,
  readMap,
  readObject,
  readOneOf,
  text,
  withDefault,
} from './model/readers'

/** A trainee's settings in this browser. */
export interface Settings {
  /** Whether to time rests. */
  timer: boolean
  /** Whether the end of a rest may vibrate or beep. */
  vibrate: boolean
  sound: boolean
  /** Whether it may notify while the page is hidden. */
  notify: boolean
  /** Empty bar weight. */
  bar: Record<Unit, number>
  owned: Record<Unit, OwnedWeights>
  /** Missing equipment, in the plans' words. */
  lacks: readonly string[]
  /** Whether the note on browsers deleting data was shown. */
  toldOfDeletion: boolean
  /** Each plan's missing lines at the last visit, so that a change is announced once. */
  seen: Record<string, string>
}

const DEFAULTS: Settings = {
  timer: true,
  vibrate: false,
  sound: false,
  notify: false,
  bar: { kg: 20, lb: 45 },
  owned: { kg: {}, lb: {} },
  lacks: [],
  toldOfDeletion: false,
  seen: {},
}

const flag = (name: 'timer' | 'vibrate' | 'sound' | 'notify' | 'toldOfDeletion') =>
  withDefault(DEFAULTS[name], readOneOf([true, false]))
const bar = (unit: Unit) => withDefault(DEFAULTS.bar[unit], readOneOf(barWeights[unit]))
const weights: Reader<number[]> = (value) =>
  Array.isArray(value) && value.length > 0 && value.every((weight) => weight > 0 && weight <= 500)
    ? value
    : undefined
const owned = withDefault(
  {},
  readObject<OwnedWeights>([], { dumbbell: weights, kettlebell: weights, plates: weights }),
)

/** Parses stored settings. Missing or invalid ones get their default. */
const settings = readObject<Settings>([], {
  timer: flag('timer'),
  vibrate: flag('vibrate'),
  sound: flag('sound'),
  notify: flag('notify'),
  bar: withDefault(DEFAULTS.bar, readObject<Settings['bar']>([], { kg: bar('kg'), lb: bar('lb') })),
  owned: withDefault(DEFAULTS.owned, readObject<Settings['owned']>([], { kg: owned, lb: owned })),
  lacks: readList(text(), 100),
  toldOfDeletion: flag('toldOfDeletion'),
  seen: withDefault({}, readMap(text(Number.POSITIVE_INFINITY))),
})

const { current, update, subscribe } = storedValue(
  'training-settings',
  (stored) => settings(parseJson(stored)) ?? DEFAULTS,
)

/** The available equipment in a unit. */
export const gearFor = ({ bar, owned, lacks }: Settings, unit: Unit): Gear => ({
  unit,
  lacks,
  bar: bar[unit],
  owned: owned[unit],
})

/** Returns false if the browser didn't store the change. */
export const changeSettings = (change: Partial<Settings>) =>
  update((settings) => ({ ...settings, ...change }))

/** Defaults on the server and in the first render. */
export const useSettings = () => useSyncExternalStore(subscribe, current, () => DEFAULTS)
