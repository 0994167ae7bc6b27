import { type Unit, units } from '../lib/vocabulary'
import { chooseUnit } from '../ui/use-unit'
import type { SessionPart } from './use-parts'
import type { Settings } from './use-settings'
import { Waiting } from './waiting'

interface SettingsPanelProps {
  settings: Settings
  unit: Unit
  /** Whether anything in the plan is loaded. */
  isLoaded: boolean
  part: SessionPart
}

/** How one wants to train: the unit, and what few change, which comes when it is opened. */
export function SettingsPanel({ part, ...settings }: SettingsPanelProps) {
  const { TimerSettings } = part.part ?? {}
  return (
    <>
      {settings.isLoaded && (
        <fieldset className="train-units">
          <legend className="text-sm text-muted">Weights in</legend>
          {units.map((one) => (
            <label key={one} className="filter-link train-unit">
              <input
                type="radio"
                name="unit"
                value={one}
                checked={settings.unit === one}
                onChange={() => chooseUnit(one)}
              />
              {one}
            </label>
          ))}
        </fieldset>
      )}
      <details
        className="train-settings"
        onToggle={({ currentTarget }) => currentTarget.open && part.request()}
      >
        <summary>Timer, sound and weights</summary>
        {TimerSettings ? <TimerSettings {...settings} /> : <Waiting {...part} />}
      </details>
    </>
  )
}
