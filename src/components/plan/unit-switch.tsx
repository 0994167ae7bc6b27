import { useHydrated } from '../../hooks/use-hydrated'
import { chooseUnit } from '../../hooks/use-unit'
import { units } from '../../lib/vocabulary'
import { useShownUnit } from './weight'

const names = { kg: 'kilograms', lb: 'pounds' } as const

/** Chooses the unit of all weights, here and on every page. Absent without JavaScript. */
export function UnitSwitch() {
  const hydrated = useHydrated()
  const shown = useShownUnit()
  return (
    <fieldset className="unit-switch needs-script">
      <legend className="sr-only">Weights in</legend>
      {units.map((unit) => (
        <button
          key={unit}
          type="button"
          disabled={!hydrated}
          aria-pressed={unit === shown}
          aria-label={`${unit}: weights in ${names[unit]}`}
          onClick={() => chooseUnit(unit)}
        >
          {unit}
        </button>
      ))}
    </fieldset>
  )
}
