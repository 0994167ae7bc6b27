import type { Unit } from '../../lib/vocabulary'
import { barWeights } from '../model/bars'
import { changeSettings, type Settings } from '../use-settings'

interface TimerSettingsProps {
  settings: Settings
  unit: Unit
  /** Whether anything in the plan is loaded. */
  isLoaded: boolean
}

/** How one wants to train: rest timer, its signals, and the bar that one has. */
export function TimerSettings({ settings, unit, isLoaded }: TimerSettingsProps) {
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
    </>
  )
}
