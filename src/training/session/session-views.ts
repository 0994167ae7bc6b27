/** What a session needs, and what few look at before it: one file, which comes before it begins (use-parts.ts). */
export { dispatch } from '../storage/write-training'
export { KnownMaxima } from './known-maxima'
export { MaximaForm } from './maxima-form'
export { PlanChanged } from './plan-changed'
export { SessionEnd } from './session-end'
export { SessionView } from './session-view'
export { startSession } from './start-session'
export { TimerSettings } from './timer-settings'
