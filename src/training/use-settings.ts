import { useSyncExternalStore } from 'react'
import type { Unit } from '../lib/vocabulary'
import { storedValue } from '../ui/stored-value'
import { barWeights, type Gear, type OwnedWeights } from './model/loads'
import {
  list,
  map,
  object,
  oneOf,
  parseJson,
  type Reader,
  text,
  withDefault,
} from './model/readers'

/** How a trainee wants to train, in this browser. */
export interface Settings {
  /** Whether a rest is counted after a set. */
  timer: boolean
  /** Whether the end of a rest may be felt, or heard. */
  vibrate: boolean
  sound: boolean
  /** Whether it may be shown as a notification while the page is not looked at. */
  notify: boolean
  /** What an empty bar weighs. */
  bar: Record<Unit, number>
  /** The weights that one owns. */
  owned: Record<Unit, OwnedWeights>
  /** What is missing where one trains, as plans name it. */
  lacks: readonly string[]
  /** Whether it was said that browsers may delete what is not visited. */
  toldOfDeletion: boolean
  /** A plan's lines when it was last looked at, by plans: what moved since is told once. */
  seen: Record<string, string>
}

const USUAL: Settings = {
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
  withDefault(USUAL[name], oneOf([true, false]))
const bar = (unit: Unit) => withDefault(USUAL.bar[unit], oneOf(barWeights[unit]))
const weights: Reader<number[]> = (value) =>
  Array.isArray(value) && value.length > 0 && value.every((one) => one > 0 && one <= 500)
    ? value
    : undefined
const owned = withDefault(
  {},
  object<OwnedWeights>([], { dumbbell: weights, kettlebell: weights, plates: weights }),
)

/** Reads stored settings: what is missing or of another form has its usual value. */
const settings = object<Settings>([], {
  timer: flag('timer'),
  vibrate: flag('vibrate'),
  sound: flag('sound'),
  notify: flag('notify'),
  bar: withDefault(USUAL.bar, object<Settings['bar']>([], { kg: bar('kg'), lb: bar('lb') })),
  owned: withDefault(USUAL.owned, object<Settings['owned']>([], { kg: owned, lb: owned })),
  lacks: list(text(), 100),
  toldOfDeletion: flag('toldOfDeletion'),
  seen: withDefault({}, map(text(Number.POSITIVE_INFINITY))),
})

const { current, update, subscribe } = storedValue(
  'training-settings',
  (stored) => settings(parseJson(stored)) ?? USUAL,
)

/** Returns what decides which weights there are in a unit, and what there is not. */
export const gearIn = ({ bar, owned, lacks }: Settings, unit: Unit): Gear => ({
  unit,
  lacks,
  bar: bar[unit],
  owned: owned[unit],
})

/** Changes settings. Returns false where the browser would not store them. */
export const changeSettings = (change: Partial<Settings>) =>
  update((settings) => ({ ...settings, ...change }))

/** Returns a trainee's settings; the usual ones on the server and in the first render. */
export const useSettings = () => useSyncExternalStore(subscribe, current, () => USUAL)
