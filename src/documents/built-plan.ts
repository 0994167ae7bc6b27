import type { CompletePlan } from '../content/complete-plan'
import type { SiteSettings } from '../content/schema/site'

export type { PlanExercise } from '../content/complete-plan'

/** A plan as the steps after the build see it. */
export type BuiltPlan = CompletePlan

/** The one safety block of all plans: when to stop, when to call for help, who asks a doctor first. */
export type SafetyTexts = NonNullable<SiteSettings['safety']>
