import { units } from '../lib/vocabulary'
import { chooseUnit } from '../ui/use-unit'
import { useShownUnit } from './weight'

const names = { kg: 'kilograms', lb: 'pounds' } as const

/** Switches all weights on every page to a unit. Hidden without JavaScript. */
export function UnitSwitch() {
  const shownUnit = useShownUnit()
  return (
    <fieldset className="unit-switch needs-script" data-starts="kept">
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
