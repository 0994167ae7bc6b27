import { useSyncExternalStore } from 'react'
import type { Unit } from '../lib/vocabulary'
import { storedValue } from '../ui/stored-value'
import { barWeights } from './model/bars'
import type { Gear } from './model/loads'
import { kindsOwned, type Owned } from './model/owned'

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
  owned: Record<Unit, Owned>
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

const flags = ['timer', 'vibrate', 'sound', 'notify', 'toldOfDeletion'] as const
type Flag = (typeof flags)[number]

/** Reads stored settings. Accepts anything: invalid settings get their usual value. */
function parse(stored: string | null): Settings {
  try {
    const value = JSON.parse(stored ?? '{}')
    const flag = (name: Flag) => (typeof value?.[name] === 'boolean' ? value[name] : USUAL[name])
    const bar = (unit: Unit) =>
      barWeights[unit].find((weight) => weight === value?.bar?.[unit]) ?? USUAL.bar[unit]
    const owned = (unit: Unit): Owned =>
      Object.fromEntries(
        kindsOwned.flatMap((kind) => {
          const list = value?.owned?.[unit]?.[kind]
          const isList =
            Array.isArray(list) && list.length > 0 && list.every((one) => one > 0 && one <= 500)
          return isList ? [[kind, list]] : []
        }),
      )
    const seen = Object.entries(value?.seen ?? {}).filter(([, lines]) => typeof lines === 'string')
    return {
      ...(Object.fromEntries(flags.map((name) => [name, flag(name)])) as Record<Flag, boolean>),
      bar: { kg: bar('kg'), lb: bar('lb') },
      owned: { kg: owned('kg'), lb: owned('lb') },
      lacks: [value?.lacks ?? []].flat().map(String),
      seen: Object.fromEntries(seen) as Record<string, string>,
    }
  } catch {
    return USUAL
  }
}

const { current, update, subscribe } = storedValue('training-settings', parse)

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
