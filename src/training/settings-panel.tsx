import type { Unit } from '../lib/vocabulary'
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

/** How one wants to train: it comes when it is opened. */
export function SettingsPanel({ part, ...settings }: SettingsPanelProps) {
  const { TimerSettings } = part.part ?? {}
  return (
    <details
      className="train-settings"
      onToggle={({ currentTarget }) => currentTarget.open && part.request()}
    >
      <summary>Timer, sound and weights</summary>
      {TimerSettings ? <TimerSettings {...settings} /> : <Waiting {...part} />}
    </details>
  )
}
