/** What a session needs, and what few look at before it: one file, which comes before it begins (use-parts.ts). */
export { changePlan } from '../storage/write-training'
export { MaximaForm } from './maxima-form'
export { PlanChanged } from './plan-changed'
export { SessionEnd } from './session-end'
export { SessionView } from './session-view'
export { startSession } from './start-session'
export { TimerSettings } from './timer-settings'
