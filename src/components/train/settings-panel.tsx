import { chooseUnit } from '../../hooks/use-unit'
import { barWeights } from '../../lib/training/bars'
import { type Unit, units } from '../../lib/vocabulary'
import { changeSettings, type Settings } from './use-settings'

interface SettingsPanelProps {
  settings: Settings
  unit: Unit
  /** Whether anything in the plan is loaded. */
  isLoaded: boolean
}

/** How one wants to train: unit, bar, rest timer. */
export function SettingsPanel({ settings, unit, isLoaded }: SettingsPanelProps) {
  const box = (name: 'timer' | 'vibrate' | 'sound', label: string, isUseful = true) => (
    <label className="train-box">
      <input
        type="checkbox"
        checked={settings[name]}
        disabled={!isUseful}
        onChange={({ target }) => changeSettings({ [name]: target.checked })}
      />
      {label}
    </label>
  )
  return (
    <>
      {isLoaded && (
        <fieldset className="train-units">
          <legend className="text-sm text-muted">Weights in</legend>
          {units.map((one) => (
            <label key={one} className="filter-link train-unit">
              <input
                type="radio"
                name="unit"
                value={one}
                checked={unit === one}
                onChange={() => chooseUnit(one)}
              />
              {one}
            </label>
          ))}
        </fieldset>
      )}
      <details className="train-settings">
        <summary>Timer, sound and bar</summary>
        {box('timer', 'Count the rest after each set')}
        {box('vibrate', 'Vibrate when a rest is over', settings.timer)}
        {box('sound', 'Play a sound when a rest is over', settings.timer)}
        {isLoaded && (
          <label className="train-choose">
            <span className="text-sm text-muted">Your bar weighs</span>
            <select
              className="field"
              value={settings.bar[unit]}
              onChange={({ target }) =>
                changeSettings({ bar: { ...settings.bar, [unit]: Number(target.value) } })
              }
            >
              {barWeights[unit].map((weight) => (
                <option key={weight} value={weight}>
                  {weight} {unit}
                </option>
              ))}
            </select>
          </label>
        )}
      </details>
    </>
  )
}
