import type { OwnedWeights } from '../../../packages/progression'
import { type Unit, units } from '../../../packages/progression'
import { parsePairs } from '../../calculators/model/plates'
import { chooseUnit } from '../../components/use-unit'
import { CheckBox, RadioGroup } from '../choices'
import { Labeled } from '../fields'
import { barWeights, changeSettings, MAX_PLATES, useSettings } from '../use-settings'
import { commitTyping } from './commit-typing'
import { canNotify, chooseNotify } from './signals'

/** Folded settings: unit, rest timer, signals, and owned weights. */
export function SettingsPanel({ unit, usesWeights }: { unit: Unit; usesWeights: boolean }) {
  const settings = useSettings()
  const owned = settings.owned[unit]

  /** Stores the weights of a kind, and returns them as text. */
  function changeOwned(kind: keyof OwnedWeights, text: string) {
    const weights = parsePairs(text, kind === 'plates' ? MAX_PLATES : MAX_OWNED)
      .filter((weight) => weight <= 500)
      .sort((a, b) => a - b)
    const { [kind]: _, ...others } = owned
    const changed = { ...others, ...(weights.length > 0 && { [kind]: weights }) }
    changeSettings({ owned: { ...settings.owned, [unit]: changed } })
    return weights.join(', ')
  }

  const box = (name: 'timer' | 'vibrate' | 'sound', label: string) => (
    <CheckBox
      checked={settings[name]}
      onChange={({ target }) => changeSettings({ [name]: target.checked })}
    >
      {label}
    </CheckBox>
  )
  return (
    <details>
      <summary>Timer, sound and weights</summary>
      {usesWeights && (
        <RadioGroup
          legend="Weights in"
          options={units}
          value={unit}
          onChange={(option) => {
            // A half-typed weight is in the unit before.
            commitTyping()
            chooseUnit(option)
          }}
        />
      )}
      {box('timer', 'Time the rest after each set')}
      {box('vibrate', 'Vibrate when time is up')}
      {box('sound', 'Play a sound when time is up')}
      {canNotify() && (
        <CheckBox checked={settings.notify} onChange={({ target }) => chooseNotify(target.checked)}>
          Notify me while the page is hidden, or the phone is locked and keeps the page running
        </CheckBox>
      )}
      {usesWeights && (
        <div className="space-y-3 pt-3">
          <Labeled label="Bar weight">
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
          </Labeled>
          <fieldset className="space-y-3">
            <legend>Your weights</legend>
            <p className="text-sm text-muted">
              The plan uses only these weights. Leave a field empty to use standard gym weights.
            </p>
            {ownedFields.map(([kind, label, example]) => (
              <Labeled key={kind} label={`${label} in ${unit}`}>
                <input
                  className="field"
                  type="text"
                  autoComplete="off"
                  placeholder={`such as ${example}`}
                  defaultValue={owned[kind]?.join(', ')}
                  key={unit}
                  onBlur={({ target }) => {
                    target.value = changeOwned(kind, target.value)
                  }}
                />
              </Labeled>
            ))}
          </fieldset>
        </div>
      )}
    </details>
  )
}

const MAX_OWNED = 40

const ownedFields: readonly (readonly [keyof OwnedWeights, string, string])[] = [
  ['dumbbell', 'Dumbbells (each)', '4, 8, 12'],
  ['kettlebell', 'Kettlebells', '8, 12, 16'],
  ['plates', 'Plates (one per pair)', '2 x 10, 5, 2.5'],
]
