import { type Unit, units } from '../lib/vocabulary'
import { storedValue } from './stored-value'

/** Returns the stored unit; undefined for other text or none. */
function parse(stored: string | null): Unit | undefined {
  return units.find((unit) => stored === JSON.stringify(unit))
}

const { update, useValue } = storedValue<Unit | undefined>('unit', parse)

/** Stores the visitor's unit. Returns false if storing failed. */
export const chooseUnit = (unit: Unit) => update(() => unit)

/** Returns the visitor's unit, else the site's; always the site's on the server and in the first render. */
export const useUnit = (siteUnit: Unit): Unit => useValue() ?? siteUnit
