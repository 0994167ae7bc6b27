import type { CompletePlan } from '../content/complete-plan'
import type { SiteSettings } from '../content/schema/site'

export type { PlanExercise } from '../content/complete-plan'

/** A plan in the steps that follow the build. */
export type BuiltPlan = CompletePlan

/** The site-wide safety texts. */
export type SafetyTexts = NonNullable<SiteSettings['safety']>
