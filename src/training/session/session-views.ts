/** Everything a session needs, and little-used parts of today, in one chunk (use-parts.ts). */

export { KnownMaxima } from './known-maxima'
export { LastSessions } from './last-sessions'
export { MaximaForm } from './maxima-form'
export { OpenSession } from './open-session'
export { PlanChanged } from './plan-changed'
export { keepWeights, restart, skip, startSession } from './plan-decisions'
export { PlanDone } from './plan-done'
export { PlanOptions } from './plan-options'
export { RefusedNotice } from './refused-notice'
export { SessionEnd } from './session-end'
export { SettingsPanel } from './settings-panel'
export { SyncPlanStatus } from './sync-plan-status'
