import { createContext, use } from 'react'
import type { LoadKind } from '../../packages/progression'
import { loadIn, type Unit, units } from '../../packages/progression'
import { chooseUnit, useUnit } from '../components/use-unit'

/** The site's default unit, until a visitor chooses. */
const SiteUnit = createContext<Unit>(units[0])

export const SiteUnitProvider = SiteUnit.Provider

const useShownUnit = () => useUnit(use(SiteUnit))

/** Parses the unit in the site settings. Unknown text gives the first unit. */
export const siteUnit = (named: string | null | undefined): Unit =>
  units.find((unit) => unit === named) ?? units[0]

/** A weight from the content ('20 kg') in the visitor's unit. */
export function Weight({ text, kind }: { text: string; kind?: string | null }) {
  return loadIn(text, useShownUnit(), (kind ?? 'other') as LoadKind)
}

const names = { kg: 'kilograms', lb: 'pounds' } as const

/** Switches all weights on every page to a unit. Hidden without JavaScript. */
export function UnitSwitch() {
  const shownUnit = useShownUnit()
  return (
    <fieldset className="unit-switch needs-script" data-shows-stored>
      <legend className="sr-only">Weights in</legend>
      {units.map((unit) => (
        <button
          key={unit}
          type="button"
          aria-pressed={unit === shownUnit}
          aria-label={`${unit}: weights in ${names[unit]}`}
          onClick={() => chooseUnit(unit)}
        >
          {unit}
        </button>
      ))}
    </fieldset>
  )
}
