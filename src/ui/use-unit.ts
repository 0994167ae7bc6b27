import { useSyncExternalStore } from 'react'
import { type Unit, units } from '../lib/vocabulary'
import { storedValue } from './stored-value'

/** Returns the unit a visitor chose; undefined before a choice, and for any other text. */
function parse(stored: string | null): Unit | undefined {
  return units.find((unit) => stored === JSON.stringify(unit))
}

const { current, update, subscribe, forget } = storedValue<Unit | undefined>('unit', parse)

/** Keeps the unit a visitor chose. Returns false where the browser would not store it. */
export const chooseUnit = (unit: Unit) => update(() => unit)

/** Forgets what this visit knows, as a new page load does. */
export const forgetUnit = forget

/** Returns the unit a visitor chose, else the site's; the site's on the server and in the first render. */
export const useUnit = (siteUnit: Unit): Unit =>
  useSyncExternalStore(subscribe, current, () => undefined) ?? siteUnit
