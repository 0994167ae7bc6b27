import type { ComponentProps } from 'react'
import { TimerSettings } from './timer-settings'

/** How one wants to train, folded. */
export const SettingsPanel = (settings: ComponentProps<typeof TimerSettings>) => (
  <details className="train-settings">
    <summary>Timer, sound and weights</summary>
    <TimerSettings {...settings} />
  </details>
)
