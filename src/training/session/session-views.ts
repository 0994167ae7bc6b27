/** Everything a session needs, and little-used parts of today, in one chunk (use-parts.ts). */

export { decideFromLog } from '../../../packages/progression/from-log'
export { MaximaForm } from './maxima'
export { OpenSession } from './open-session'
export { keepWeights, markDone, restart, skip, startSession } from './plan-decisions'
export { PlanDone } from './plan-done'
export { SessionEnd } from './session-end'
export { StorageNotice } from './storage-notice'
export { SyncPlanStatus } from './sync-plan-status'
export { TodayLater } from './today-later'
