import { createContext, use } from 'react'
import type { LoadKind } from '../lib/units'
import { type Unit, units } from '../lib/vocabulary'
import { useUnit } from '../ui/use-unit'
import { loadIn } from './model/written-loads'

/** The unit that the site shows until a visitor chooses one. */
const SiteUnit = createContext<Unit>(units[0])

export const SiteUnitProvider = SiteUnit.Provider

/** Returns the unit that weights are shown in. */
export const useShownUnit = () => useUnit(use(SiteUnit))

/** Returns a site's unit from its settings; the first one known where they name none. */
export const siteUnit = (named: string | null | undefined): Unit =>
  units.find((unit) => unit === named) ?? units[0]

/** A weight from the content ('20 kg'), in the unit that the visitor chose. */
export function Weight({ text, kind }: { text: string; kind?: string | null }) {
  return loadIn(text, useShownUnit(), (kind ?? 'other') as LoadKind)
}
