import { PlanLinks } from './plan-links'

/** Links to the plans that follow this one. */
export const NextPlans = ({ plans }: { plans: readonly Queries.PlanLinkFragment[] }) =>
  plans.length > 0 && (
    <p className="mt-5 text-sm">
      After it: <PlanLinks plans={plans} />
    </p>
  )
