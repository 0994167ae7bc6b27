import { createContext, use } from 'react'
import type { LoadKind } from '../lib/units'
import { type Unit, units } from '../lib/vocabulary'
import { useUnit } from '../ui/use-unit'
import { loadIn } from './model/written-loads'

/** The site's default unit, until a visitor chooses. */
const SiteUnit = createContext<Unit>(units[0])

export const SiteUnitProvider = SiteUnit.Provider

/** Returns the unit to show weights in. */
export const useShownUnit = () => useUnit(use(SiteUnit))

/** Parses the unit in the site settings. Unknown text gives the first unit. */
export const siteUnit = (named: string | null | undefined): Unit =>
  units.find((unit) => unit === named) ?? units[0]

/** A weight from the content ('20 kg') in the visitor's unit. */
export function Weight({ text, kind }: { text: string; kind?: string | null }) {
  return loadIn(text, useShownUnit(), (kind ?? 'other') as LoadKind)
}
