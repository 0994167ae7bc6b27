/** What a session needs, and what few look at before it: one file, which comes before it begins (use-parts.ts). */
export { MaximaForm } from './maxima-form'
export { PlanChanged } from './plan-changed'
export { SessionEnd } from './session-end'
export { SessionView } from './session-view'
export { TimerSettings } from './timer-settings'
