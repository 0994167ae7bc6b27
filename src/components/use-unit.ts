import { readOneOf } from '../../packages/basics'
import { type Unit, units } from '../../packages/progression'
import { storedValue } from './stored-value'

const { update, useValue } = storedValue('unit', readOneOf(units))

/** Stores the visitor's unit. Returns false if storing failed. */
export const chooseUnit = (unit: Unit) => update(() => unit)

/** Returns the visitor's unit, else the site's; always the site's on the server and in the first render. */
export const useUnit = (siteUnit: Unit): Unit => useValue() ?? siteUnit
